# Puts the imports at the head of a file in the order of the alphabet, by module.

!isBelow && /^(public |internal )?import / {
  place = ++count
  for (; place > 1 && module[place - 1] > $NF; place--) {
    lines[place] = lines[place - 1]
    module[place] = module[place - 1]
  }
  lines[place] = $0
  module[place] = $NF
  next
}
!isBelow {
  for (place = 1; place <= count; place++) print lines[place]
  isBelow = 1
}
{ print }

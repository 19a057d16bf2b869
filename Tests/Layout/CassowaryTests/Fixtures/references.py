"""Plays systems on other solvers and prints what they find.

Reads a script of lines, one operation each, and answers on standard output:
  system N                     begin anew with N variables
  add ID RELATION STRENGTH CONSTANT {VAR COEF}...   add a constraint: "ok" or "unsatisfiable"
  remove ID | edit VAR STRENGTH | unedit VAR | suggest VAR VALUE
  values                       the value of each variable, by kiwi
  least                        the least weighted error, by HiGHS, of what was added; "infeasible"
  feasible ID ...              whether the named constraints can hold together, by HiGHS
"aborted" stands for each answer of a system at which kiwi ended the process.
A constraint that is to be known to HiGHS alone is added with "know" instead of "add".
"""

import os
import sys

REQUIRED = 1001001000.0
ASKING = ("add", "values", "least", "feasible")


class System:
    def __init__(self, count):
        import kiwisolver

        self.kiwi = kiwisolver
        self.solver = kiwisolver.Solver()
        self.variables = [kiwisolver.Variable(str(i)) for i in range(count)]
        self.known = {}
        self.constraints = {}
        self.edits = {}

    def know(self, name, relation, strength, constant, *rest):
        terms = [(int(v), float(c)) for v, c in zip(rest[::2], rest[1::2])]
        self.known[name] = (relation, float(strength), float(constant), terms)

    def add(self, name, *rest):
        self.know(name, *rest)
        relation, strength, constant, terms = self.known[name]
        whole = self.kiwi.Expression([self.variables[v] * c for v, c in terms], constant)
        constraint = self.kiwi.Constraint(whole, relation, strength)
        try:
            self.solver.addConstraint(constraint)
        except self.kiwi.UnsatisfiableConstraint:
            del self.known[name]
            return "unsatisfiable"
        self.constraints[name] = constraint
        return "ok"

    def remove(self, name):
        del self.known[name]
        if name in self.constraints:
            self.solver.removeConstraint(self.constraints.pop(name))

    def edit(self, index, strength):
        self.edits[int(index)] = (float(strength), 0.0)
        self.solver.addEditVariable(self.variables[int(index)], float(strength))

    def unedit(self, index):
        del self.edits[int(index)]
        self.solver.removeEditVariable(self.variables[int(index)])

    def suggest(self, index, value):
        self.edits[int(index)] = (self.edits[int(index)][0], float(value))
        self.solver.suggestValue(self.variables[int(index)], float(value))

    def values(self):
        self.solver.updateVariables()
        return " ".join(repr(v.value()) for v in self.variables)

    def everything(self):
        edits = [("==", s, -x, [(v, 1.0)]) for v, (s, x) in self.edits.items()]
        return list(self.known.values()) + edits

    def least(self):
        return least(self.everything(), len(self.variables))

    def feasible(self, *names):
        found = least([self.known[name] for name in names], len(self.variables))
        return "no" if found == "infeasible" else "yes"


def least(constraints, count):
    import numpy
    from scipy.optimize import linprog

    soft = sum(1 for c in constraints if c[1] < REQUIRED)
    width = count + 2 * soft
    cost = numpy.zeros(width)
    above, above_bounds, equal, equal_bounds = [], [], [], []
    column = count
    for relation, strength, constant, terms in constraints:
        row = numpy.zeros(width)
        for variable, coefficient in terms:
            row[variable] += coefficient
        if strength < REQUIRED:
            row[column], row[column + 1] = 1, -1
            cost[column] = 0 if relation == "<=" else strength
            cost[column + 1] = 0 if relation == ">=" else strength
            column += 2
            equal.append(row)
            equal_bounds.append(-constant)
        elif relation == "==":
            equal.append(row)
            equal_bounds.append(-constant)
        else:
            sign = 1 if relation == "<=" else -1
            above.append(sign * row)
            above_bounds.append(-sign * constant)
    scale = max(1.0, cost.max(initial=0))
    result = linprog(
        cost / scale,
        A_ub=numpy.array(above) if above else None,
        b_ub=above_bounds if above else None,
        A_eq=numpy.array(equal) if equal else None,
        b_eq=equal_bounds if equal else None,
        bounds=[(None, None)] * count + [(0, None)] * (2 * soft),
        method="highs",
    )
    if result.status == 2:
        return "infeasible"
    if result.status != 0:
        return "unknown"
    return repr(float(result.fun * scale))


def play(lines):
    """What a system's operations answer, one line each."""
    system = System(int(lines[0].split()[1]))
    answers = []
    for line in lines[1:]:
        command, *words = line.split()
        answer = getattr(system, command)(*words)
        if answer is not None:
            answers.append(answer)
    return answers


def work(systems, pipe):
    """Plays systems in a process of its own, since kiwi aborts the whole process at some."""
    with open(pipe, "w") as answers:
        for lines in systems:
            answers.write("\t".join(play(lines)) + "\n")
            answers.flush()
    os._exit(0)


def main():
    systems = []
    for line in sys.stdin:
        if line.startswith("system"):
            systems.append([])
        systems[-1].append(line)
    while systems:
        source, target = os.pipe()
        child = os.fork()
        if child == 0:
            os.close(source)
            work(systems, target)
        os.close(target)
        done = 0
        with open(source) as answers:
            for line in answers:
                print("\n".join(line.rstrip("\n").split("\t")))
                done += 1
        os.waitpid(child, 0)
        if done < len(systems):
            asked = sum(line.split()[0] in ASKING for line in systems[done])
            print("\n".join(["aborted"] * asked))
            done += 1
        systems = systems[done:]


main()

/** `refused`: user or password are wrong. `no_folder`: there is no such folder. `away`: it cannot be reached, or breaks off. */
export const boxProblems = ['refused', 'no_folder', 'away'] as const
export type BoxProblem = (typeof boxProblems)[number]

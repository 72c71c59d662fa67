/** Work of a job on many rows, each by itself. */

/**
 * What fails for one keeps nobody else from theirs; afterwards the run fails, so that staff sees it among the jobs.
 * @returns for how many something was done. @throws AggregateError
 */
export async function forEach<One>(
  all: readonly One[],
  work: (one: One) => Promise<boolean>,
): Promise<number> {
  const failures: unknown[] = []
  let done = 0
  for (const one of all)
    try {
      if (await work(one)) done += 1
    } catch (error) {
      failures.push(error)
    }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} of ${all.length} failed`)
  return done
}

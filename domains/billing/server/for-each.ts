/** Work of a job on many rows, each by itself. */

/**
 * A failure for one row does not keep the others from being served; afterwards the run fails, so that staff sees it
 * among the jobs. @returns the number of rows for which something was done. @throws AggregateError
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

import { tr } from './messages.tr.ts'
import { useText } from './text.ts'

type JobName = keyof typeof tr.jobs.names

const isKnown = (key: string): key is JobName => Object.hasOwn(tr.jobs.names, key)

/** A job without a text is shown by its name in the code. */
export function useJobName(): (job: string) => string {
  const t = useText()
  return (job) => {
    const key = job.replace('.', '_')
    return isKnown(key) ? t(`jobs.names.${key}`) : job
  }
}

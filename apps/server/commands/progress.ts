/** The lines of a running import: counts, speed and remaining time. */
import type { ImportProgress, ImportResult } from '@mizan/research/server'

const everyMs = 1_000
/** Before that the speed cannot be estimated, because the first bytes are read ahead of the rows. */
const estimateAfterSeconds = 3

const time = (seconds: number) =>
  seconds >= 60
    ? `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`
    : `${Math.max(0, Math.round(seconds))} s`

export function progressText(progress: ImportProgress, seconds: number): string {
  const { counts, bytesRead, bytesTotal, name } = progress
  const share = bytesTotal === 0 ? 1 : bytesRead / bytesTotal
  const left =
    share > 0.01 && seconds >= estimateAfterSeconds
      ? `, about ${time((seconds / share) * (1 - share))} left`
      : ''
  const rejected = counts.rejected > 0 ? `, ${counts.rejected} rejected` : ''
  return `${name}: ${Math.round(share * 100)} %, ${counts.laws} laws, ${counts.decisions} decisions${rejected}${left}`
}

/** One line that is overwritten in a terminal; elsewhere a line every ten seconds. */
export function progressLine(begun: number, out: NodeJS.WriteStream): (progress: ImportProgress) => void {
  let last = 0
  let file = ''
  let fileBegun = begun
  return (progress) => {
    const now = performance.now()
    if (progress.name !== file) {
      file = progress.name
      fileBegun = now
    }
    if (now - last < (out.isTTY ? everyMs : everyMs * 10)) return
    last = now
    const text = progressText(progress, (now - fileBegun) / 1000)
    out.write(out.isTTY ? `\r\x1b[2K${text}` : `${text}\n`)
  }
}

export function resultLine({ name, counts, known, outdated }: ImportResult, terminal: boolean): string {
  const clear = terminal ? '\r\x1b[2K' : ''
  const loaded = `${counts.laws} laws, ${counts.decisions} decisions`
  if (known) return `${clear}${name}: loaded before (${loaded}), nothing changed. --again reads it anew.`
  const changes = `${counts.added} added, ${counts.changed} changed, ${counts.unchanged} unchanged`
  const rejected =
    counts.rejected > 0
      ? `, ${counts.rejected} rejected (npm run corpus -- rejected <path of this file>)`
      : ''
  const why = outdated ? 'read again, as an older version of the program had loaded it; ' : ''
  return `${clear}${name}: ${why}${loaded}; ${changes}${rejected}.`
}

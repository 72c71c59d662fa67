/** Decides which of its two forms of an answer a caller wants. */

interface Range {
  type: string
  weight: number
}

/** Whether a caller prefers events to JSON; a caller who names neither, or both alike, gets JSON. */
export function prefersEvents(accept: string | undefined): boolean {
  const ranges = rangesIn(accept ?? '')
  const [events, json] = [bestOf(ranges, 'text/event-stream'), bestOf(ranges, 'application/json')]
  if (!events || events.weight === 0) return false
  if (!json || events.weight !== json.weight) return events.weight > (json?.weight ?? 0)
  return isNamed(events) && !isNamed(json)
}

const isNamed = ({ type }: Range): boolean => !type.includes('*')

const rangesIn = (accept: string): Range[] =>
  accept
    .toLowerCase()
    .split(',', 50)
    .map((part) => {
      const [type = '', ...parameters] = part.split(';').map((one) => one.trim())
      const weight = parameters.find((one) => one.startsWith('q='))?.slice(2)
      return { type, weight: weight === undefined ? 1 : Number(weight) || 0 }
    })

/** The closest range counts: the type, its kind, everything. */
function bestOf(ranges: readonly Range[], type: string): Range | undefined {
  const forms = [type, `${type.split('/')[0]}/*`, '*/*']
  return forms.map((form) => ranges.find((range) => range.type === form)).find((range) => range !== undefined)
}

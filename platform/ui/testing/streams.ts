/** Stands where the server would for rows that answer event by event. */
import { ownEvents } from '../../contract/forms.ts'
import { isJsonOrEvents, type Row } from '../../contract/rows.ts'

type Events = AsyncIterable<{ name: string; data: unknown }>

interface Parts {
  row: Row
  init: RequestInit
  /** The answer to an error that the row declares; undefined for any other error. */
  failed: (error: unknown) => Response | undefined
}

const frameOf = (name: string, data: unknown) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`

/** What the handler yields as a stream, or what it returns, as the call asks. */
export async function answeredBy(events: Events, { row, init, failed }: Parts): Promise<Response> {
  const wantsJson = new Headers(init.headers).get('accept') === 'application/json'
  const steps = events[Symbol.asyncIterator]() as AsyncIterator<{ name: string; data: unknown }, unknown>
  init.signal?.addEventListener('abort', () => void steps.return?.())
  if (isJsonOrEvents(row.answer) && wantsJson) {
    for (;;) {
      const step = await steps.next()
      if (step.done) return Response.json({ data: row.answer.json.parse(step.value) })
    }
  }
  const frames = framesOf(steps, row, failed)
  const text = new TextEncoder()
  const body = new ReadableStream({
    pull: async (controller) => {
      const { done, value } = await frames.next()
      if (done) controller.close()
      else controller.enqueue(text.encode(value))
    },
    cancel: async () => void (await frames.return(undefined)),
  })
  return new Response(body, { headers: { 'content-type': 'text/event-stream' } })
}

async function* framesOf(
  steps: AsyncIterator<{ name: string; data: unknown }, unknown>,
  { answer }: Row,
  failed: Parts['failed'],
): AsyncGenerator<string> {
  try {
    for (;;) {
      const step = await steps.next()
      if (!step.done) yield frameOf(step.value.name, step.value.data)
      else if (isJsonOrEvents(answer)) yield frameOf(ownEvents.ended, answer.json.parse(step.value))
      if (step.done) return
    }
  } catch (error) {
    const refusal = failed(error)
    if (!refusal) throw error
    yield frameOf(ownEvents.failed, { status: refusal.status, ...(await refusal.json()) })
  }
}

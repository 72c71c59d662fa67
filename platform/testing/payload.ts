import { bodyOf } from '../contract/bodies.ts'
import { bodyFormOf, type Row } from '../contract/index.ts'

interface Payload {
  payload?: object
  headers?: Record<string, string>
}

/** The body of a call as a browser writes it in the form that the row takes, with its content type. A text is sent as it is. */
export async function payloadOf(row: Row, body: unknown): Promise<Payload> {
  const form = bodyFormOf(row)
  if (body === undefined) return {}
  if (form === 'json' || typeof body === 'string') return { payload: body as object }
  const written = new Response(bodyOf({ form }, body).body ?? null)
  const type = written.headers.get('content-type')
  return {
    payload: Buffer.from(await written.arrayBuffer()),
    ...(type ? { headers: { 'content-type': type } } : {}),
  }
}

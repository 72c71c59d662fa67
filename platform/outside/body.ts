/** Writes the body of a call. */
import { randomUUID } from 'node:crypto'
import type { FormPart, OutsideBody } from './options.ts'

export interface WrittenBody {
  contentType: string
  /** Bytes. */
  size: number
  /** Reads the file from its beginning; called once for each try. */
  open: () => AsyncIterable<Uint8Array>
}

export function written(body: OutsideBody): WrittenBody {
  if ('json' in body) return whole(JSON.stringify(body.json), 'application/json')
  if ('fields' in body)
    return whole(new URLSearchParams(body.fields).toString(), 'application/x-www-form-urlencoded')
  if ('parts' in body) return multipart(body.parts)
  return whole(body.text, body.contentType)
}

function whole(text: string, contentType: string): WrittenBody {
  const bytes = Buffer.from(text)
  return {
    contentType,
    size: bytes.length,
    open: async function* () {
      yield bytes
    },
  }
}

/** The files are read while they are sent, so that none is in memory as a whole. */
function multipart(parts: readonly FormPart[]): WrittenBody {
  const boundary = `mizan-${randomUUID()}`
  const heads = parts.map((part) => Buffer.from(headOf(part, boundary)))
  const line = Buffer.from('\r\n')
  const end = Buffer.from(`--${boundary}--\r\n`)
  const sizes = parts.map((part) => ('open' in part ? part.size : Buffer.byteLength(part.value)))
  const size = [...heads, ...heads.map(() => line), end].reduce((sum, { length }) => sum + length, 0)
  return {
    contentType: `multipart/form-data; boundary=${boundary}`,
    size: sizes.reduce((sum, one) => sum + one, size),
    open: async function* () {
      for (const [index, part] of parts.entries()) {
        yield heads[index] as Buffer
        if ('open' in part) yield* part.open() as AsyncIterable<Uint8Array>
        else yield Buffer.from(part.value)
        yield line
      }
      yield end
    },
  }
}

function headOf(part: FormPart, boundary: string): string {
  const named = `--${boundary}\r\ncontent-disposition: form-data; name="${quoted(part.name)}"`
  if (!('open' in part)) return `${named}\r\n\r\n`
  return `${named}; filename="${quoted(part.fileName)}"\r\ncontent-type: ${part.contentType.replace(/[\r\n]/g, '')}\r\n\r\n`
}

/** The name is quoted as browsers quote it. */
const quoted = (text: string): string =>
  text.replace(/[\r\n"]/g, (letter) => ({ '\r': '%0D', '\n': '%0A', '"': '%22' })[letter] ?? '')

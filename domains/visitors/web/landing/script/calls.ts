/** Calls of a visitor. The program is not loaded on these pages, so they are made by hand. */

export class CallError extends Error {
  readonly code: string
  /** The first field that was refused. */
  readonly field: string | undefined
  constructor(code: string, message: string, field?: string) {
    super(message)
    this.code = code
    this.field = field
  }
}

interface CallOptions {
  body?: object
  headers?: Record<string, string>
}

/** @throws Refused with the code and the words of the server; without a network with the code `network` */
export async function call<T>(
  method: 'GET' | 'POST',
  path: string,
  { body, headers }: CallOptions = {},
): Promise<T> {
  const answer = await fetch(`/api${path}`, {
    method,
    headers: {
      'accept-language': document.documentElement.lang,
      ...(body && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body && { body: JSON.stringify(body) }),
  }).catch(() => {
    throw new CallError('network', '')
  })
  const said = await answer.json().catch(() => ({}))
  if (!answer.ok || said.isError) {
    const [issue] = said.issues ?? []
    throw new CallError(said.code ?? 'unknown', issue?.message ?? said.message ?? '', issue?.path)
  }
  return said.data
}

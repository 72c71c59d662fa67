/** Translates errors of the network and the library into the terms of this folder. */
import { blockedCode } from './addresses.ts'
import type { OutsideError } from './failure.ts'
import type { Service } from './service.ts'

/** With these codes there was never a connection, so that nothing of the call has arrived. */
const unsent = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH'])

/** The answer is no HTTP, or its head is too long. */
const isNoHttp = (code: string): boolean => /^HPE_|^UND_ERR_HEADERS_OVERFLOW$|^UND_ERR_RES_/.test(code)

/** @throws TypeError for a call that the adapter has put together wrongly */
export function problemOf(service: Service, error: unknown): OutsideError {
  const codes = codesOf(error)
  const [code] = codes
  if (code === 'UND_ERR_INVALID_ARG') throw new TypeError(`${service.name}: the call is malformed`)
  if (codes.includes(blockedCode)) return service.failure('not_allowed', { unsent: true })
  if (codes.includes('UND_ERR_CONNECT_TIMEOUT'))
    return service.failure('timed_out', { step: 'connect', unsent: true })
  if (code !== undefined && isNoHttp(code)) return service.failure('unreadable', { code })
  const isUnsent = codes.length > 0 && codes.every((one) => unsent.has(one)) && isConnecting(error)
  return service.failure('unreachable', { code, ...(isUnsent ? { unsent: true } : {}) })
}

/** For a name with several addresses each address has an error of its own. */
function codesOf(error: unknown): string[] {
  const { code, errors = [] } = Object(error) as { code?: unknown; errors?: unknown[] }
  const own = typeof code === 'string' ? [code] : []
  return [...own, ...errors.flatMap(codesOf)]
}

/** A connection that is cut while it is in use may give the same codes. */
function isConnecting(error: unknown): boolean {
  const { syscall, errors = [] } = Object(error) as { syscall?: unknown; errors?: unknown[] }
  return errors.length > 0 ? errors.every(isConnecting) : syscall === 'connect' || syscall === 'getaddrinfo'
}

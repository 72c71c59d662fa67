/** Reads the answer of the portal, or the reason for none: an ended session looks like a page or a line of XML. */

/**
 * `session`: nobody is signed in there. `refused`: no right to this. `stale`: an id of an earlier answer. `line`: the
 * connection broke, or the portal is out of order.
 */
export type PortalProblem = 'session' | 'refused' | 'stale' | 'line' | 'too_big'

export class PortalError extends Error {
  readonly problem: PortalProblem
  constructor(problem: PortalProblem, said = '') {
    super(said || problem)
    this.name = 'PortalError'
    this.problem = problem
  }
}

const noSession = /nosessionobject/i
const isPage = (text: string): boolean => /^\s*(?:<!doctype html|<html|<root>)/i.test(text)

/** @throws PortalError */
export function refuseNoSession(text: string): void {
  if (noSession.test(text) || isPage(text)) throw new PortalError('session')
}

/** @throws PortalError */
export function readAnswer(text: string): unknown {
  refuseNoSession(text)
  const value = parsed(text)
  const refusal = refusalIn(value)
  if (refusal !== undefined) throw new PortalError(problemOf(refusal), refusal)
  return value
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new PortalError('line', 'An answer of the portal could not be read')
  }
}

/** `{ error | errorCode | message, type: "error", fmty: "error" }` in any mixture. */
function refusalIn(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined
  const { error, errorCode, message, type, fmty } = value as Record<string, unknown>
  const isRefusal = Boolean(error) || Boolean(errorCode) || type === 'error' || fmty === 'error'
  return isRefusal ? String(error || message || errorCode || 'error') : undefined
}

const problemOf = (said: string): PortalProblem =>
  /bulunamad|geçersiz|gecersiz/i.test(said) ? 'stale' : 'refused'

/** A call that failed, as the browser sees it. */
export interface Issue {
  path: string
  message: string
}

/** A call that failed: `status` 0 means that the server could not be reached. */
export class ApiError extends Error {
  readonly status: number
  readonly code: string
  readonly issues: Issue[]
  /** Seconds after which the call may be tried again; undefined if the server names none. */
  readonly retryAfter: number | undefined
  /** Details beside the message, which the caller needs in order to go on. */
  readonly details: Record<string, unknown>
  constructor(
    status: number,
    code: string,
    message: string,
    issues: Issue[] = [],
    retryAfter?: number,
    details: Record<string, unknown> = {},
  ) {
    super(message)
    this.name = 'ApiError'
    this.status = status
    this.code = code
    this.issues = issues
    this.retryAfter = retryAfter
    this.details = details
  }
}

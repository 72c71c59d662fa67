/** Why a PDF is not shown: it cannot be read, or it has not come. */
export type PdfFault = 'broken' | 'password' | 'unreachable'

/** The library names what it finds wrong in a file; an answer without a file, or none, it reports as it comes. */
export function faultOf(error: unknown): PdfFault {
  if (!(error instanceof Error)) return 'broken'
  if (error.name === 'PasswordException') return 'password'
  const isMissing = error.name === 'ResponseException' || /\b(?:fetch|network)\b/i.test(error.message)
  return isMissing ? 'unreachable' : 'broken'
}

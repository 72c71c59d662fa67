/** The server writes `/`: a link to it inside the program leaves the program. */
export function leaveForFirstPage(): Promise<never> {
  window.location.assign('/')
  return new Promise(() => {})
}

/** Whether a person is signed in to the program in this browser. */
export function isMember(): boolean {
  try {
    return localStorage.getItem('accessToken') !== null
  } catch {
    return false
  }
}

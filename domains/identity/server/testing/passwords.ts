/** Makes tests of many people quicker: the same password is really hashed once in a process, and then known. */
import type { Passwords } from '../passwords/passwords.ts'

/** The password of everybody whom a test signs in. */
export const testPassword = 'Ornek-Parola-1'

const known = new Map<string, Promise<unknown>>()

export function rememberPasswords(passwords: Passwords): void {
  const hash = passwords.hash.bind(passwords)
  const matches = passwords.matches.bind(passwords)
  const once = <Result>(key: readonly string[], work: () => Promise<Result>): Promise<Result> => {
    const name = JSON.stringify(key)
    const found = known.get(name) ?? work()
    known.set(name, found)
    return found as Promise<Result>
  }
  passwords.hash = (password) => once([password], () => hash(password))
  passwords.matches = (stored, password) => once([stored ?? '', password], () => matches(stored, password))
}

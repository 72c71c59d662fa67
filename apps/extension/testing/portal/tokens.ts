/** Ids as the portal gives them: encrypted again in every answer, and valid as long as the session. */
import { randomBytes } from 'node:crypto'

export class Tokens {
  readonly #meant = new Map<string, { of: string; session: string }>()

  give(of: string, session: string): string {
    const token = randomBytes(24).toString('base64')
    this.#meant.set(token, { of, session })
    return token
  }

  /** Returns undefined for an id of another session. The portal sends ids in quotation marks, and accepts them so. */
  read(token: unknown, session: string): string | undefined {
    const found = this.#meant.get(String(token ?? '').replace(/^"|"$/g, ''))
    return found?.session === session ? found.of : undefined
  }
}

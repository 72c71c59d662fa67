/** An office that holds its own key and changes its passphrase until the server is killed. */
import { answerOf, call } from '../../people.ts'
import { expect } from '../verdict.ts'

export class KeyAtWork {
  #address: string
  #token: string
  #passphrase = 'dört yeşil kurbağa 0'
  /** The key of a change that was sent and not answered. */
  #next: string | undefined
  #changes = 0

  constructor(address: string, token: string) {
    this.#address = address
    this.#token = token
  }

  async take(): Promise<void> {
    await this.#post('/take', { newPassphrase: this.#passphrase, understood: true })
  }

  async change(): Promise<void> {
    this.#changes += 1
    this.#next = `dört yeşil kurbağa ${this.#changes}`
    await this.#post('/passphrase', { passphrase: this.#passphrase, newPassphrase: this.#next })
    this.#passphrase = this.#next
    this.#next = undefined
  }

  /** A server that starts has no key open. */
  async serveAt(address: string, token: string): Promise<void> {
    this.#address = address
    this.#token = token
    for (const passphrase of [this.#passphrase, this.#next]) {
      if (passphrase === undefined) continue
      const { status } = await call(address, 'POST', '/documents/key/open', { token, body: { passphrase } })
      if (status !== 200) continue
      this.#passphrase = passphrase
      this.#next = undefined
      return
    }
    expect(false, 'neither the former passphrase nor the one that was sent opens the key')
  }

  #post(path: string, body: object): Promise<unknown> {
    return answerOf(this.#address, 'POST', `/documents/key${path}`, { token: this.#token, body })
  }
}

/** Reads the mails and SMS in the readable outbox of a server outside production. */
import assert from 'node:assert/strict'
import type { TestServer } from './server.ts'
import { eventually } from './waiting.ts'

interface Letter {
  to: string
  text: string
  at: string
}

async function lettersTo(server: TestServer, to: string): Promise<Letter[]> {
  const { data } = await fetch(`${server.address}/api/dev/outbox`).then((answer) => answer.json())
  return (data.items as Letter[]).filter((letter) => letter.to === to)
}

/** What `pattern` finds in the newest matching letter to that address; `before` is skipped. */
const readLetter = (server: TestServer, to: string, pattern: RegExp, before?: string): Promise<string> =>
  eventually(async () => {
    const letters = await lettersTo(server, to)
    const found = letters.map(({ text }) => pattern.exec(text)?.[0]).find((one) => one !== undefined)
    assert.ok(found && found !== before, `No new letter with ${pattern} arrived for ${to}`)
    return found
  })

/** The end of the link in the newest invitation to that address. */
export const readInvitation = (server: TestServer, to: string): Promise<string> =>
  readLetter(server, to, /(?<=\/invitation\/)[\w-]+/)

/** The code of the newest letter to that address; a code that was read `before` is skipped. */
export const readCode = (server: TestServer, to: string, before?: string): Promise<string> =>
  readLetter(server, to, /\b\d{6}\b/, before)

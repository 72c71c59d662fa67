/** The letters and messages that a server outside production keeps readable. */
import assert from 'node:assert/strict'
import { setTimeout } from 'node:timers/promises'
import type { TestServer } from './support.ts'

interface Letter {
  to: string
  text: string
  at: string
}

async function lettersTo(server: TestServer, to: string): Promise<Letter[]> {
  const { data } = await fetch(`${server.address}/api/dev/outbox`).then((answer) => answer.json())
  return (data.items as Letter[]).filter((letter) => letter.to === to)
}

/** The end of the link in the newest invitation to that address. */
export async function readInvitation(server: TestServer, to: string): Promise<string> {
  for (let tries = 0; tries < 100; tries++) {
    const letters = await lettersTo(server, to)
    const links = letters.map(({ text }) => /\/invitation\/([\w-]+)/.exec(text)?.[1])
    const link = links.find((one) => one !== undefined)
    if (link) return link
    await setTimeout(100)
  }
  assert.fail(`No invitation arrived for ${to}`)
}

const codeIn = (letter: Letter | undefined) => /\b\d{6}\b/.exec(letter?.text ?? '')?.[0]

/** The code of the newest letter to that address; one that was read before is not taken again. */
export async function readCode(server: TestServer, to: string, before?: string): Promise<string> {
  for (let tries = 0; tries < 100; tries++) {
    const letters = await lettersTo(server, to)
    const code = letters.map(codeIn).find((one) => one !== undefined)
    if (code && code !== before) return code
    await setTimeout(100)
  }
  assert.fail(`No code arrived for ${to}`)
}

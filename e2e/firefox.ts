/** Firefox with the extension, driven by WebDriver BiDi, which it speaks itself. */
import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { until } from '../quality/faults/server-process.ts'

/** Undefined where Firefox is not installed. */
export const firefoxPath = ['/usr/bin/firefox-esr', '/usr/bin/firefox'].find((path) => existsSync(path))

/** Under this address its pages are; otherwise Firefox makes one for each profile. */
const extensionId = '3f6d2f0e-4f0b-4c0e-9d7f-0a1b2c3d4e5f'
const preferences = {
  'extensions.webextensions.uuids': JSON.stringify({ 'uyap@mizan.example': extensionId }),
  'datareporting.policy.dataSubmissionEnabled': false,
  'app.update.enabled': false,
}

type Send = <Answer = unknown>(method: string, params: object) => Promise<Answer>

export interface FirefoxPage {
  go: (address: string) => Promise<void>
  /** The value of an expression in the page. */
  evaluate: <Value>(expression: string) => Promise<Value>
  waitFor: (expression: string) => Promise<void>
  /** Clicks as a person does; only then a page may ask for rights. */
  press: (element: string) => Promise<void>
}

export interface Firefox {
  newPage: () => Promise<FirefoxPage>
  popupAddress: string
  close: () => Promise<void>
}

/** @throws Error with what Firefox says if it does not start or refuses the extension */
export async function openFirefox(folder: string): Promise<Firefox> {
  const profile = await mkdtemp(join(tmpdir(), 'mizan-firefox-'))
  const lines = Object.entries(preferences).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  )
  await writeFile(join(profile, 'user.js'), lines.join('\n'))
  const args = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0']
  const program = spawn(firefoxPath ?? '', args, { env: { ...process.env, HOME: profile } })
  const send = await connected(program)
  await send('session.new', { capabilities: {} })
  await send('webExtension.install', { extensionData: { type: 'path', path: folder } })
  return {
    newPage: async () => {
      const { context } = await send<{ context: string }>('browsingContext.create', { type: 'tab' })
      return pageOf(send, context)
    },
    popupAddress: `moz-extension://${extensionId}/popup.html`,
    close: async () => {
      const ended = new Promise((resolve) => program.once('exit', resolve))
      program.kill()
      await ended
      await rm(profile, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
    },
  }
}

async function connected(program: ChildProcess): Promise<Send> {
  let said = ''
  program.stderr?.on('data', (part) => (said += part))
  const address = () => /WebDriver BiDi listening on (ws:\S+)/.exec(said)?.[1]
  await until(() => address() !== undefined || program.exitCode !== null, 120)
  const socket = new WebSocket(`${address()}/session`)
  await new Promise((resolve, reject) => {
    socket.onopen = resolve
    socket.onerror = () => reject(new Error(`Firefox cannot be driven:\n${said}`))
  })
  const waiting = new Map<number, (answer: Told) => void>()
  socket.onmessage = ({ data }) => {
    const answer = JSON.parse(String(data)) as Told
    waiting.get(answer.id)?.(answer)
  }
  let sent = 0
  return async (method, params) => {
    sent += 1
    const id = sent
    const answer = await new Promise<Told>((resolve) => {
      waiting.set(id, resolve)
      socket.send(JSON.stringify({ id, method, params }))
    })
    if (answer.type === 'error') throw new Error(`${method}: ${answer.message}`)
    return answer.result as never
  }
}

interface Told {
  id: number
  type: string
  message?: string
  result?: unknown
}

interface Evaluated {
  type: string
  result?: { value?: unknown }
  exceptionDetails?: { text: string }
}

function pageOf(send: Send, context: string): FirefoxPage {
  const evaluate = async <Value>(expression: string): Promise<Value> => {
    const asked = { expression, target: { context }, awaitPromise: true }
    const { type, result, exceptionDetails } = await send<Evaluated>('script.evaluate', asked)
    if (type === 'exception') throw new Error(exceptionDetails?.text)
    return result?.value as Value
  }
  const waitFor = (expression: string) => until(() => evaluate<boolean>(`Boolean(${expression})`), 120)
  const middle = (element: string) => `(() => {
    const found = ${element}
    found.scrollIntoView({ block: 'center' })
    const { x, y, width, height } = found.getBoundingClientRect()
    return JSON.stringify({ x: Math.round(x + width / 2), y: Math.round(y + height / 2) })
  })()`
  return {
    ...{ evaluate, waitFor },
    go: async (url) => {
      await send('browsingContext.navigate', { context, url, wait: 'complete' })
    },
    press: async (element) => {
      await waitFor(element)
      const at = JSON.parse(await evaluate<string>(middle(element))) as { x: number; y: number }
      const click = [{ type: 'pointerMove', ...at }, ...['pointerDown', 'pointerUp'].map(button)]
      const actions = [{ type: 'pointer', id: 'mouse', actions: click }]
      await send('input.performActions', { context, actions })
    },
  }
}

const button = (type: string) => ({ type, button: 0 })

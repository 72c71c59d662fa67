/** Draws a part of the client within what the program has around it, and takes it away after the test. */
import assert from 'node:assert/strict'
import type { TestContext } from 'node:test'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { createClient, routesOf } from '../../contract/client.ts'
import type { ErrorTable } from '../../contract/errors.ts'
import { type Rows, routeOf } from '../../contract/rows.ts'
import { assumeReachable } from '../connection.ts'
import {
  ApiProvider,
  currentLanguage,
  type Language,
  LanguageProvider,
  NoticeHost,
  openCache,
  parseAddress,
  serverFailedText,
  session,
  setLanguage,
  writeAddress,
} from '../index.tsx'
import { notices } from '../notices/notices.ts'
import { type Answers, fetchFrom } from './answers.ts'
import { endTimers } from './dom.ts'
import { Person } from './person.ts'

/** The calls that a screen knows, as its domain has them. */
interface Server<T extends Rows> {
  rows: T
  errors: ErrorTable
}

interface Opened<T extends Rows> {
  language?: Language
  /** Address of the screen; every other address shows nothing. */
  address?: string
  /** State that the link to this screen hands over. */
  state?: object
  readAddress?: (raw: Record<string, unknown>) => object
  answers?: Answers<T>
}

interface Screen extends Person {
  /** The bodies of the calls to the server, the first first. */
  sent: () => unknown[]
  /** The address as it is now. */
  address: () => string
}

const Frame = () => (
  <>
    <Outlet />
    <NoticeHost />
  </>
)

const staticData = { title: { tr: 'Deneme', en: 'Trial' } }

function routerOf(element: ReactNode, { address = '/', state, readAddress }: Opened<Rows>) {
  const root = createRootRoute({ component: Frame, staticData })
  const shown = createRoute({
    getParentRoute: () => root,
    path: address.split('?')[0] ?? '/',
    component: () => element,
    staticData,
    ...(readAddress && { validateSearch: readAddress }),
  })
  const elsewhere = createRoute({ getParentRoute: () => root, path: '$', component: () => null, staticData })
  const history = createMemoryHistory({ initialEntries: ['/'] })
  history.replace(address, state as never)
  return createRouter({
    routeTree: root.addChildren([shown, elsewhere]),
    history,
    parseSearch: parseAddress,
    stringifySearch: writeAddress,
  })
}

/** What React and the library of the controls say of a mistake goes to the console, where no test would see it. */
function watchConsole(t: TestContext) {
  const said: string[] = []
  const write = (...words: unknown[]) => void said.push(words.map(String).join(' '))
  t.mock.method(console, 'error', write)
  t.mock.method(console, 'warn', write)
  const check = () => {
    // A test that fails for another reason shows them as well.
    for (const line of said) t.diagnostic(line)
    assert.deepEqual(said, [], 'Nothing is said to the console')
  }
  return { write, check }
}

/** As in a browser that is opened for the first time. */
function beginAnew(language: Language): void {
  localStorage.clear()
  for (const { id } of notices.list()) notices.dismiss(id)
  session.changed()
  assumeReachable()
  setLanguage(language)
}

/** The providers of the program, see apps/web/start.tsx. */
function programOf(content: ReactNode, cache: QueryClient, api: ComponentProps<typeof ApiProvider>['api']) {
  return (
    <LanguageProvider>
      <QueryClientProvider client={cache}>
        <ApiProvider api={api}>{content}</ApiProvider>
      </QueryClientProvider>
    </LanguageProvider>
  )
}

/** Returns a function that removes it. */
function draw(program: (cache: QueryClient) => ReactNode): () => void {
  // Timers of the cache would keep the process alive for minutes.
  const kept = { gcTime: Number.POSITIVE_INFINITY }
  const cache = openCache(() => undefined)
  const { queries, mutations } = cache.getDefaultOptions()
  cache.setDefaultOptions({ queries: { ...queries, ...kept }, mutations: { ...mutations, ...kept } })
  const place = document.body.appendChild(document.createElement('div'))
  const page = createRoot(place)
  page.render(program(cache))
  return () => {
    page.unmount()
    place.remove()
    cache.clear()
    endTimers()
  }
}

/** Gives the function that draws parts of one domain for a test. */
export const screensOf =
  <T extends Rows>({ rows, errors }: Server<T>) =>
  async (t: TestContext, element: ReactNode, opened: Opened<T> = {}): Promise<Screen> => {
    const { language = 'tr', answers = {} } = opened
    const { write, check } = watchConsole(t)
    beginAnew(language)
    const sent: unknown[] = []
    const server = { rows, errors, answers: answers as never, take: (body: unknown) => sent.push(body) }
    const table = Object.entries(rows).map(([name, row]) => [name, routeOf(row)])
    const routes = routesOf(Object.fromEntries(table))
    const fetch = fetchFrom({ ...server, complain: write })
    const common = { language: currentLanguage, failedText: serverFailedText, session }
    const api = { client: createClient(routes, { ...common, fetch }), routes, audit: async () => ({}) }
    const router = routerOf(element, opened as Opened<Rows>)
    await router.load()
    const remove = draw((cache) => programOf(<RouterProvider router={router as never} />, cache, api))
    t.after(() => {
      remove()
      check()
    })
    return Object.assign(new Person(), { sent: () => sent, address: () => router.history.location.href })
  }

interface ChangingProps<T> {
  first: T
  draw: (now: T) => ReactNode
  give: (put: (next: T) => void) => void
}

function Changing<T>({ first, draw, give }: ChangingProps<T>) {
  const [now, setNow] = useState(first)
  give(setNow)
  return draw(now)
}

/** A part that is drawn again when what it shows changes meanwhile, as when somebody else saves something. */
export function changing<T>(first: T, draw: (now: T) => ReactNode) {
  let put = (_next: T) => {}
  const give = (one: (next: T) => void) => {
    put = one
  }
  return {
    element: <Changing first={first} draw={draw} give={give} />,
    become: (next: T) => put(next),
  }
}

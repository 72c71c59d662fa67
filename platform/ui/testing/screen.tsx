/** Draws a part of the client within what the program has around it, and takes it away after the test. */
import assert from 'node:assert/strict'
import type { TestContext } from 'node:test'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { createClient } from '../../contract/client.ts'
import type { ErrorTable } from '../../contract/errors.ts'
import { type Rows, routeOf } from '../../contract/rows.ts'
import {
  ApiProvider,
  currentLanguage,
  type Language,
  LanguageProvider,
  NoticeHost,
  parseAddress,
  serverFailedText,
  session,
  setLanguage,
  writeAddress,
} from '../index.tsx'
import { type Answers, fetchFrom } from './answers.ts'
import { Person } from './person.ts'

/** The calls that a screen knows, as its domain has them. */
interface Server<T extends Rows> {
  rows: T
  errors: ErrorTable
}

interface Opened<T extends Rows> {
  language?: Language
  /** Where it stands; every other address shows nothing. */
  address?: string
  /** What the link that led here hands over. */
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

function routerOf(element: ReactNode, { address = '/', state, readAddress }: Opened<Rows>) {
  const root = createRootRoute({ component: Frame })
  const shown = createRoute({
    getParentRoute: () => root,
    path: address.split('?')[0] ?? '/',
    component: () => element,
    ...(readAddress && { validateSearch: readAddress }),
  })
  const elsewhere = createRoute({ getParentRoute: () => root, path: '$', component: () => null })
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
function watchConsole(t: TestContext): (what: string) => void {
  const said: string[] = []
  const write = (...words: unknown[]) => void said.push(words.map(String).join(' '))
  t.mock.method(console, 'error', write)
  t.mock.method(console, 'warn', write)
  t.after(() => {
    // A test that fails for another reason shows them as well.
    for (const line of said) t.diagnostic(line)
    assert.deepEqual(said, [], 'Nothing is said to the console')
  })
  return write
}

/** Gives the function that draws parts of one domain for a test. */
export const screensOf =
  <T extends Rows>({ rows, errors }: Server<T>) =>
  async (t: TestContext, element: ReactNode, opened: Opened<T> = {}): Promise<Screen> => {
    const complain = watchConsole(t)
    const { language = 'tr', answers = {} } = opened
    localStorage.clear()
    session.changed()
    setLanguage(language)
    const sent: unknown[] = []
    const routes = Object.fromEntries(Object.entries(rows).map(([name, row]) => [name, routeOf(row)]))
    const client = createClient(routes, {
      language: currentLanguage,
      fetch: fetchFrom({
        rows,
        errors,
        answers: answers as never,
        take: (body) => sent.push(body),
        complain,
      }),
      failedText: serverFailedText,
      session,
    })
    const router = routerOf(element, opened as Opened<Rows>)
    await router.load()
    const place = document.body.appendChild(document.createElement('div'))
    const page = createRoot(place)
    // What forgets by a timer would hold the process for minutes.
    const kept = { gcTime: Number.POSITIVE_INFINITY }
    const cache = new QueryClient({ defaultOptions: { queries: kept, mutations: kept } })
    page.render(
      <LanguageProvider>
        <QueryClientProvider client={cache}>
          <ApiProvider api={{ client, routes, audit: async () => ({}) }}>
            <RouterProvider router={router as never} />
          </ApiProvider>
        </QueryClientProvider>
      </LanguageProvider>,
    )
    t.after(() => {
      page.unmount()
      place.remove()
      cache.clear()
    })
    return Object.assign(new Person(), { sent: () => sent, address: () => router.history.location.href })
  }

/** The search of a list whose text goes into the address, and a link that is followed while it is about to. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Link,
  RouterProvider,
  useNavigate,
} from '@tanstack/react-router'
import { screensOf, until } from '../testing/index.ts'
import { SearchField } from './SearchField.tsx'

const show = screensOf({ rows: {}, errors: {} })

function List() {
  const navigate = useNavigate()
  return (
    <>
      <SearchField
        name="query"
        label="Davalarda ara"
        placeholder="Ara"
        query=""
        onChange={(query) => void navigate({ href: `/cases?query=${query}`, replace: true })}
      />
      <Link to={'/case' as never}>Yılmaz / ABC</Link>
    </>
  )
}

/** A list, and a screen behind it that stays away until `arrive`. */
function opened() {
  let arrive = () => {}
  const isThere = new Promise<void>((resolve) => {
    arrive = resolve
  })
  const staticData = { title: { tr: 'Dava', en: 'Case' } }
  const root = createRootRoute({ staticData })
  const parent = { getParentRoute: () => root }
  const list = createRoute({ ...parent, path: '/cases', component: List, staticData })
  const one = createRoute({
    staticData,
    ...parent,
    path: '/case',
    loader: () => isThere,
    component: () => 'Dava açıldı',
    pendingMs: 60_000,
  })
  const history = createMemoryHistory({ initialEntries: ['/cases'] })
  return { arrive, history, router: createRouter({ routeTree: root.addChildren([list, one]), history }) }
}

const typed = () =>
  until(() => {
    const field = document.querySelector<HTMLInputElement>('input[type=search]')
    assert.ok(field)
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, 'yılmaz')
    field.dispatchEvent(new InputEvent('input', { bubbles: true }))
  })

test('what was typed goes into the address once it has settled', async (t) => {
  const { router, history } = opened()
  await show(t, <RouterProvider router={router as never} />)
  await typed()
  await until(() => assert.match(history.location.href, /^\/cases\?query=/))
})

test('whoever follows a link right after typing comes to its screen, however long that takes to load', async (t) => {
  const { router, history, arrive } = opened()
  const screen = await show(t, <RouterProvider router={router as never} />)
  await typed()
  document.querySelector<HTMLElement>('a[href="/case"]')?.click()
  await until(() => assert.equal(history.location.pathname, '/case'))
  // Longer than it takes to settle, while the list is still there.
  await new Promise((resolve) => setTimeout(resolve, 400))
  assert.ok(document.querySelector('input[type=search]'))
  arrive()
  await screen.shows('Dava açıldı')
  assert.equal(history.location.pathname, '/case')
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Screen } from '../session/screens.ts'
import { namesAt, offeredScreens, type TitledScreen } from './offered-screens.ts'

const titled = (path: string, bare = false): TitledScreen => ({
  path,
  bare,
  title: { tr: `${path} tr`, en: path },
})
const routes = ['/office', '/texts', '/texts/$id', '/about', '/staff', '/unknown'].map((path) => titled(path))
const screens: Screen[] = [
  { path: '/office', access: 'private', needs: { module: 'members', level: 'Read' } },
  { path: '/texts', access: 'private', licences: ['search'] },
  { path: '/texts/{id}', access: 'private', licences: ['search'] },
  { path: '/about', access: 'public' },
  { path: '/sign-in', access: 'public' },
  { path: '/staff', access: 'private', needs: { module: 'product', level: 'Write' } },
]
const offeredTo = (permissions: Record<string, 'None' | 'Read' | 'Write'>, licences: string[]) =>
  offeredScreens([...routes, titled('/sign-in', true)], screens, { permissions, licences }).map(
    ({ path }) => path,
  )

test('screens are offered that the plan and the roles of the person open, and that need no parameter', () => {
  assert.deepEqual(offeredTo({ members: 'Write', product: 'Read' }, ['search']), [
    '/office',
    '/texts',
    '/about',
  ])
  assert.deepEqual(offeredTo({ product: 'Write' }, []), ['/about', '/staff'])
  const toVisitor = offeredScreens(routes, screens, undefined)
  assert.deepEqual(
    toVisitor.map(({ path }) => path),
    ['/about'],
  )
})

test('the names of an address are those of its route, also where the address fills in a parameter', () => {
  assert.equal(namesAt(routes, '/texts/turkey'), '/texts/$id tr /texts/$id')
  assert.equal(namesAt(routes, '/texts'), '/texts tr /texts')
  assert.equal(namesAt(routes, '/elsewhere'), '')
})

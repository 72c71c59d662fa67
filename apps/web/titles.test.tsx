/** Sweeps all screens for a title: every route has one, and every screen that somebody may open has a route. */
import '@mizan/platform/ui/testing'
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { WebManifest } from '@mizan/platform/ui'
import type { AnyRoute } from '@tanstack/react-router'
import { domains } from './domains.ts'

const manifests: readonly WebManifest[] = domains

interface TitledRoute {
  path: string
  title: { tr: string; en: string } | undefined
}

const titledOf = (routes: readonly AnyRoute[]): TitledRoute[] =>
  routes.map(({ options }) => ({
    path: (options as unknown as { path: string }).path,
    title: options.staticData?.title,
  }))
const routes = titledOf(manifests.flatMap((manifest) => [...manifest.routes]))

const isTitle = (text: unknown) => typeof text === 'string' && text.trim() === text && text.length > 2

test('every route has a title in both languages', () => {
  assert.ok(routes.length > 30, `${routes.length} routes`)
  const untitled = routes.filter(({ title }) => !isTitle(title?.tr) || !isTitle(title?.en))
  assert.deepEqual(
    untitled.map(({ path }) => path),
    [],
  )
})

test('every screen is a route with a title', () => {
  const paths = routes.map(({ path }) => path)
  const isMet = (path: string) => paths.some((one) => one === path.replace(/\{(\w+)\}/g, '$$$1'))
  const screens = manifests.flatMap((manifest) => [...manifest.screens])
  const without = screens.filter(({ path }) => !path.includes('*') && !isMet(path))
  assert.deepEqual(
    without.map(({ path }) => path),
    [],
  )
})

test('two screens of one domain do not have the same title', () => {
  const same = manifests.flatMap(({ name, routes: own }) => {
    // Two addresses of one screen.
    const others = ['/mobile-dashboard', '/search/lawsearch']
    const titles = titledOf(own)
      .filter(({ path }) => !others.includes(path))
      .map(({ title }) => title?.tr)
    return titles.filter((title, at) => titles.indexOf(title) !== at).map((title) => `${name}: ${title}`)
  })
  assert.deepEqual(same, [])
})

import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { MantineProvider } from '@mantine/core'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { theme } from './theme.ts'

/** `selector name: value` of every declaration. */
const declarations = (css: string): string[] =>
  [...css.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{}]+)\{([^{}]*)\}/g)].flatMap(([, selector, body]) =>
    (body ?? '').split(';').flatMap((one) => (one.trim() ? [`${plain(selector)} ${plain(one)}`] : [])),
  )
const plain = (text = ''): string => text.replaceAll('"', "'").replace(/\s+/g, ' ').trim()

test('the variables of the theme stand in the file, as the pages allow no style that a program writes', () => {
  const children = createElement('i')
  const page = renderToString(createElement(MantineProvider, { theme, forceColorScheme: 'light', children }))
  const written = /<style data-mantine-styles="true">([\s\S]*?)<\/style>/.exec(page)?.[1] ?? ''
  const wanted = declarations(written).filter((one) => !one.includes("scheme='dark'"))
  assert.ok(wanted.length > 50)
  const file = readFileSync(new URL('./variables.css', import.meta.url), 'utf8')
  assert.deepEqual(declarations(file), wanted)
})

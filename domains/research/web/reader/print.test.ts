import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'

const print = '@media print {'

/** Selectors of the rules that set a background, each on its own. */
const painted = (css: string, value: RegExp): string[] =>
  [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)].flatMap(([, selectors = '', body = '']) =>
    value.test(body) ? selectors.split(',').map((one) => one.trim()) : [],
  )

test('nothing is highlighted in print: no hit, no current hit, no paragraph that is read aloud or was jumped to', () => {
  for (const name of ['text/text.module.css', 'decision/decision.module.css', 'law/law.module.css']) {
    const css = readFileSync(new URL(name, import.meta.url), 'utf8')
    const [screen = '', paper = ''] = css.split(print)
    const marks = painted(screen, /background:/).filter((one) => /mark|\[data-(?!place)/.test(one))
    assert.ok(marks.length > 0, name)
    const plain = painted(paper, /background: none/)
    for (const mark of marks) assert.ok(plain.includes(mark), `${name}: ${mark}`)
  }
})

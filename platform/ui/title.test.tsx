/** What the tab of the browser is called while screens, tabs and panels come and go. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { changing, screensOf, until } from './testing/index.ts'
import { useTitle } from './title.ts'

const show = screensOf({ rows: {}, errors: {} })

interface Shown {
  screen?: string
  tab?: string
  panel?: string
}

const Panel = ({ title }: { title: string }) => {
  useTitle(title, 'panel')
  return null
}
const Screen = ({ title }: { title: string }) => {
  useTitle(title)
  return null
}

function Program({ screen, tab = '', panel }: Shown) {
  useTitle('Dava', 'route')
  useTitle(tab, 'tab')
  return (
    <>
      {screen !== undefined && <Screen title={screen} />}
      {panel && <Panel title={panel} />}
    </>
  )
}

test('the title says the most specific thing first, and falls back when it is gone', async (t) => {
  const program = changing<Shown>({}, (now) => <Program {...now} />)
  await show(t, program.element)
  const is = (title: string) => until(() => assert.equal(document.title, title))
  await is('Dava · Mizan')
  program.become({ screen: 'Yılmaz / ABC' })
  await is('Yılmaz / ABC · Mizan')
  program.become({ screen: 'Yılmaz / ABC', tab: 'Evrak', panel: 'Dilekçe.pdf' })
  await is('Dilekçe.pdf · Evrak · Yılmaz / ABC · Mizan')
  program.become({ screen: 'Demir / Kaya', tab: 'Evrak' })
  await is('Evrak · Demir / Kaya · Mizan')
  program.become({ screen: '' })
  await is('Dava · Mizan')
  program.become({})
  await is('Dava · Mizan')
})

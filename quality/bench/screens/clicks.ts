/** The clicks that are measured, each with the page on which it happens and what it brings. */
import type { Page } from 'playwright-core'
import type { Session } from '../../sign-in.ts'
import type { Seen } from './time.ts'

interface Click {
  name: string
  /** What has to be there before it. */
  ready: string
  /** What is typed before it. */
  prepare?: (page: Page) => Promise<void>
  click: (page: Page) => Promise<void>
  seen: Seen
}

interface Visit {
  path: string
  clicks: Click[]
}

const button = (name: RegExp) => (page: Page) => page.getByRole('button', { name }).first().click()
const inDialog = (name: RegExp) => (page: Page) =>
  page.getByRole('dialog').getByRole('button', { name }).click()

function newCase(round: number): Visit {
  const title = `Ölçüm ${round} ${Date.now()}`
  return {
    path: '/case-management',
    clicks: [
      {
        name: 'new case dialog',
        ready: 'main tbody tr a',
        click: button(/Yeni dava/),
        seen: { selector: 'dialog[open] [name=displayTitle]' },
      },
      {
        name: 'case saved',
        ready: 'dialog[open] [name=caseNumber]:not([value=""])',
        prepare: (page) => page.locator('dialog[open] [name=displayTitle]').fill(title),
        click: inDialog(/kaydet/),
        seen: { selector: 'main h1', text: title },
      },
    ],
  }
}

function payment(clientId: string, round: number): Visit {
  const description = `Ölçüm ${round} ${Date.now()}`
  const write = async (page: Page) => {
    const dialog = page.getByRole('dialog')
    await dialog.locator('[name=amount]').fill('1,00')
    await dialog.locator('[name=description]').fill(description)
    await dialog.getByText('Nakit', { exact: true }).click()
  }
  return {
    path: `/client/${clientId}`,
    clicks: [
      {
        name: 'payment dialog',
        ready: 'main table tbody tr',
        click: button(/\+ Tahsilat/),
        seen: { selector: 'dialog[open] [name=amount]' },
      },
      {
        name: 'payment saved',
        ready: 'dialog[open] [name=amount]',
        prepare: write,
        click: inDialog(/Hesaba işle/),
        seen: { selector: 'main table tbody', text: description },
      },
    ],
  }
}

function tabs(caseId: string): Visit {
  const tab = (id: string, seen: Seen): Click => ({
    name: `tab ${id}`,
    ready: `main a[href*="tab=${id}"]`,
    click: (page) => page.locator(`main a[href*="tab=${id}"]`).first().click(),
    seen,
  })
  return {
    path: `/case-management/${caseId}`,
    clicks: [
      tab('tasks', { selector: '[data-new-task]' }),
      tab('parties', { selector: 'main table tbody tr' }),
      tab('documents', { selector: 'main button', text: '+ Belge' }),
    ],
  }
}

const reader = (name: string, path: string, selector: string): Visit => ({
  path,
  clicks: [
    {
      name,
      ready: 'main a[data-result]',
      click: (page) => page.locator('main a[data-result]').first().click(),
      seen: { selector },
    },
  ],
})

/** The visits of one round, the same in each. */
export async function clicksOf(address: string, { headers }: Session, round: number): Promise<Visit[]> {
  const first = async (path: string) => {
    const answer = await fetch(`${address}/api${path}`, { headers })
    return (await answer.json()).data.items[0]
  }
  const { caseId } = await first('/case-management/v2?state=open&sort=title&direction=asc&pageSize=1')
  const { clientId } = await first('/client/v2?pageSize=1')
  return [
    newCase(round),
    payment(clientId, round),
    tabs(caseId),
    reader('decision', '/search/case?q=kira&country=turkey', '[data-reader] [data-place]'),
    reader('law', '/search/lawsearch/turkey?q=borçlar kanunu', '[data-reader] [data-place]'),
  ]
}

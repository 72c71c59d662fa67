/** The list of conversations: finding, renaming, deleting and sharing them. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { AppError } from '@mizan/platform/contract'
import { SignedIn, screensOf, Unreachable, until } from '@mizan/platform/ui/testing'
import { assistantErrors, assistantRows } from '../../contract.ts'
import type { Conversation } from '../../schemas.ts'
import { conversation } from '../testing/answers.ts'
import { ConversationList } from './ConversationList.tsx'
import { Sharing } from './Sharing.tsx'

const show = screensOf({ rows: assistantRows, errors: assistantErrors })
const nothing = () => {}
const listed = (...items: Conversation[]) => ({ items, total: items.length, pageIndex: 0, pageSize: 20 })

const list = (onGone = nothing) => (
  <SignedIn>
    <ConversationList current="conversation-1" onChosen={nothing} onGone={onGone} />
  </SignedIn>
)

const theirs = conversation({
  id: 'conversation-2',
  title: 'Kıdem',
  isOwn: false,
  isShared: true,
  author: 'Ayşe Kaya',
})

/** Opens the menu of a conversation as a click does, and chooses from it. */
async function choose(screen: Awaited<ReturnType<typeof show>>, name: string, entry: string): Promise<void> {
  await screen.press(name)
  await until(() => {
    const all = [...document.querySelectorAll<HTMLElement>('[role="menuitem"]')]
    const found = all.find(({ textContent }) => textContent === entry)
    assert.ok(found, `${entry} is not in the menu`)
    found.click()
  })
}

test('colleagues’ conversations carry their name and no actions', async (t) => {
  const screen = await show(t, list(), {
    answers: { 'assistant.conversations': () => listed(conversation({ isShared: true }), theirs) },
  })
  await screen.shows(/Kira tespiti.*paylaşılıyor/)
  await screen.shows(/KıdemAyşe Kaya/)
  screen.lacks('button', 'İşlemler: Kıdem')
  const links = [...document.querySelectorAll('li a')].map((one) => one.getAttribute('href'))
  assert.deepEqual(links, ['/rag?conversation=conversation-1', '/rag?conversation=conversation-2'])
})

test('a conversation is searched by its words, and the pages start again', async (t) => {
  const queries: unknown[] = []
  const screen = await show(t, list(), {
    answers: {
      'assistant.conversations': ({ query }) => {
        queries.push([query.query, query.pageIndex])
        if (query.query) return listed()
        return { ...listed(conversation()), total: 45, pageIndex: query.pageIndex }
      },
    },
  })
  await screen.press('Sonraki')
  await until(() => assert.deepEqual(queries.at(-1), ['', 1]))
  await screen.typeInPlace('Sohbetlerde ara', 'ihbar')
  await screen.shows('Bu sözcüklerle sohbet yok')
  assert.deepEqual(queries.at(-1), ['ihbar', 0])
  await screen.press('Aramayı temizle')
  await screen.shows('Kira tespiti')
})

test('without a conversation the list says how one begins', async (t) => {
  const screen = await show(t, list(), { answers: { 'assistant.conversations': () => listed() } })
  await screen.shows('Henüz sohbet yok')
})

test('a title that could not be saved stays in its field', async (t) => {
  let tries = 0
  const screen = await show(t, list(), {
    answers: {
      'assistant.conversations': () => listed(conversation()),
      'assistant.rename': () => {
        tries += 1
        if (tries === 1) throw new Unreachable()
        return { done: true as const }
      },
    },
  })
  await choose(screen, 'İşlemler: Kira tespiti', 'Yeniden adlandır')
  await screen.typeInPlace('Sohbetin adı', 'Yılmaz kirası')
  screen.enter()
  await screen.shows('Sohbetin adı değiştirilemedi.')
  assert.equal(screen.inPlace('Sohbetin adı'), 'Yılmaz kirası')
})

test('a conversation is deleted only after a question, and the open one is left', async (t) => {
  let gone = 0
  const screen = await show(
    t,
    list(() => {
      gone += 1
    }),
    {
      answers: {
        'assistant.conversations': () => listed(conversation({ isShared: true })),
        'assistant.delete': () => {
          if (gone > 0) throw new AppError('assistant.conversation_not_found')
          return { done: true as const }
        },
      },
    },
  )
  await choose(screen, 'İşlemler: Kira tespiti', 'Sil')
  await screen.shows('“Kira tespiti” silinsin mi?')
  await screen.shows('Sohbeti büronuzla paylaşıyorsunuz; bürodakiler de artık okuyamaz.')
  assert.equal(gone, 0)
  await screen.press('Sohbeti sil')
  await until(() => assert.equal(gone, 1))
  await screen.shows('Sohbet silindi.')
})

test('before a conversation about a case is shared, the question says who will read it', async (t) => {
  const page = (
    <SignedIn>
      <Sharing one={conversation({ caseId: 'case-1' })} />
    </SignedIn>
  )
  const screen = await show(t, page, { answers: { 'assistant.share': () => ({ done: true as const }) } })
  await screen.press('Paylaş')
  await screen.shows('Büronuzda asistanı kullanabilen herkes bu sohbeti okur')
  await screen.shows('yalnız o davayı okuyabilenler görür')
  await until(() => {
    const box = document.querySelector<HTMLInputElement>('[role="switch"]')
    assert.ok(box)
    box.click()
  })
  await until(() => assert.deepEqual(screen.sent(), [{ isShared: true }]))
})

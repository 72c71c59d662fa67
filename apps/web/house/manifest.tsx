/** A domain that comes after all others: it has a screen of its own, and fills every slot of the earlier ones. */
import type { Case } from '@mizan/cases/schemas'
import { defineWeb, fill, IconButton, notify, rootRoute, tab } from '@mizan/platform/ui'
import type {} from '@mizan/platform/ui/slots'
import { IconFolderPlus } from '@tabler/icons-react'
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { useText } from './text.ts'

const house = createRoute({
  getParentRoute: () => rootRoute,
  path: '/dev/house',
  component: lazyRouteComponent(() => import('./House.tsx'), 'House'),
  staticData: { title: { tr: 'Denetimler', en: 'Controls' } },
})

function AddButton({ name }: { name: string }) {
  const t = useText()
  return (
    <IconButton
      icon={IconFolderPlus}
      label={t('slot.add')}
      onClick={() => notify('success', t('slot.added', { name }))}
    />
  )
}

const AddToCase = ({ record }: { record: Case }) => <AddButton name={record.displayTitle} />

function Broken(): never {
  throw new Error('This part cannot be drawn')
}

export const houseWeb = defineWeb({
  name: 'house',
  routes: [house],
  screens: [{ path: '/dev/house', access: 'any' }],
  fills: [
    fill('research.decision-hit', 'house.broken', Broken),
    fill('research.decision-hit', 'house.add-decision', ({ hit }) => <AddButton name={hit.citation} />),
    fill('research.law-hit', 'house.add-article', ({ hit }) => <AddButton name={hit.articleNo} />),
    fill('research.decision-tools', 'house.add-read', ({ decision }) => (
      <AddButton name={decision.citation} />
    )),
    fill('research.law-article', 'house.add-text', ({ article }) => <AddButton name={article.articleNo} />),
  ],
  tabs: [
    tab('cases.case', {
      id: 'house',
      order: 60,
      title: { tr: 'Örnek', en: 'Sample' },
      useCount: ({ record }) => record.counts.parties,
      load: async () => AddToCase,
    }),
  ],
})

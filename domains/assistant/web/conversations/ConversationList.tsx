/** The conversations of the person and those that colleagues share, with a search; the newest first. */
import { Button, Empty, Pager, PlainLink, SearchField, Waiting } from '@mizan/platform/ui'
import { Found } from '@mizan/platform/ui/lists'
import { IconPlus } from '@tabler/icons-react'
import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import { assistantAddress } from '../address.ts'
import { useCall } from '../data.ts'
import { useText } from '../text.ts'
import { ConversationRow } from './ConversationRow.tsx'
import classes from './list.module.css'
import { listInput, pageSize } from './pages.ts'

interface Props {
  /** The open one. */
  current: string | undefined
  /** Called when a conversation was chosen or a new one begun. */
  onChosen: () => void
  /** The open one was deleted. */
  onGone: () => void
}

export function ConversationList({ current, onChosen, onGone }: Props) {
  const t = useText()
  const [{ query, pageIndex }, setShown] = useState({ query: '', pageIndex: 0 })
  const found = useCall('assistant.conversations', listInput(query, pageIndex), {
    placeholderData: keepPreviousData,
  })
  const search = (next: string) => setShown({ query: next, pageIndex: 0 })
  return (
    <div className={classes.column}>
      <Button
        variant="outline"
        leftSection={<IconPlus size={16} stroke={2} aria-hidden />}
        renderRoot={(props) => <PlainLink {...props} href={assistantAddress()} onClick={onChosen} />}
      >
        {t('new')}
      </Button>
      <SearchField
        name="conversations"
        label={t('list.search')}
        placeholder={t('list.search')}
        query={query}
        onChange={search}
      />
      <Found found={found} failed={t('list.failed')} waiting={<RowsWaiting />}>
        {({ items, total }) => (
          <>
            <ul className={classes.list} aria-label={t('list.title')} aria-busy={found.isPlaceholderData}>
              {items.map((one) => (
                <ConversationRow
                  key={one.id}
                  one={one}
                  isCurrent={one.id === current}
                  onChosen={onChosen}
                  onGone={onGone}
                />
              ))}
            </ul>
            <p role="status" className="visually-hidden">
              {query !== '' && t('list.found', { count: total })}
            </p>
            {items.length === 0 && <Nothing query={query} onClear={() => search('')} />}
            <Pager
              label={t('list.pager')}
              index={pageIndex}
              pages={Math.ceil(total / pageSize)}
              onChange={(next) => setShown({ query, pageIndex: next })}
            />
          </>
        )}
      </Found>
    </div>
  )
}

function Nothing({ query, onClear }: { query: string; onClear: () => void }) {
  const t = useText()
  if (query === '') return <Empty title={t('list.empty')}>{t('list.emptyBody')}</Empty>
  const clear = (
    <Button variant="subtle" onClick={onClear}>
      {t('list.clear')}
    </Button>
  )
  return <Empty title={t('list.noneFound')} action={clear} />
}

const RowsWaiting = () => (
  <div className={classes.waiting} aria-busy>
    {[0, 1, 2, 3].map((row) => (
      <Waiting key={row} height={44} below={8} />
    ))}
  </div>
)

/** `/features/messages`: messages from the forms, and how they were handled. */
import { usePermission, useTitle } from '@mizan/platform/ui'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { MessagesAddress, MessageTab } from './address.ts'
import { keepBefore, useCall } from './data.ts'
import { ListTools } from './ListTools.tsx'
import { MessageItem } from './MessageItem.tsx'
import { StaffFrame } from './StaffFrame.tsx'
import { StaffList } from './StaffList.tsx'
import classes from './staff.module.css'
import { useText } from './text.ts'

const route = getRouteApi('/features/messages')
const tabs: readonly MessageTab[] = ['new', 'answered', 'closed', 'all']

export function Messages() {
  const t = useText()
  useTitle(t('tabs.messages'))
  return (
    <StaffFrame current="messages" module="product" lead={t('messages.lead')}>
      <Inbox />
    </StaffFrame>
  )
}

function Inbox() {
  const t = useText()
  const address = route.useSearch()
  const navigate = useNavigate()
  const [said, setSaid] = useState('')
  const { state = 'new', kind, q = '', page = 1 } = address
  const allowed = usePermission('product', 'Write') === true
  const query = {
    pageIndex: page - 1,
    ...(state === 'all' ? {} : { state }),
    ...(kind ? { kind } : {}),
    ...(q ? { query: q } : {}),
  }
  const list = useCall('site.messages', { query }, { enabled: allowed, placeholderData: keepBefore })
  const open = (change: MessagesAddress) =>
    navigate({ to: '/features/messages', search: { ...address, page: undefined, ...change } })
  const go = (change: MessagesAddress) => {
    setSaid('')
    open(change)
  }
  const { counts } = list.data ?? {}
  const countOf = (tab: MessageTab) =>
    counts && (tab === 'all' ? counts.new + counts.answered + counts.closed : counts[tab])
  return (
    <>
      <ListTools
        label={t('messages.states')}
        state={state}
        states={tabs.map((value) => ({ value, label: t(`messages.tab.${value}`), count: countOf(value) }))}
        query={q}
        searchLabel={t('messages.search')}
        onState={(tab) => go({ state: tab === 'new' ? undefined : tab })}
        onQuery={(text) => go({ q: text || undefined })}
      >
        <select
          className={classes.choice}
          aria-label={t('messages.kind')}
          value={kind ?? ''}
          onChange={({ target }) => go({ kind: (target.value || undefined) as MessagesAddress['kind'] })}
        >
          <option value="">{t('messages.kinds.both')}</option>
          <option value="contact">{t('messages.kinds.contact')}</option>
          <option value="demo">{t('messages.kinds.demo')}</option>
        </select>
      </ListTools>
      <p role="status" className={classes.said}>
        {said}
      </p>
      <StaffList
        label={t('tabs.messages')}
        list={list}
        empty={q || kind ? t('messages.noneFound') : t('messages.none')}
        pagesLabel={t('messages.pages')}
        page={page}
        onPage={(wanted) => open({ page: wanted })}
      >
        {(message) => <MessageItem key={message.messageId} message={message} onSaid={setSaid} />}
      </StaffList>
    </>
  )
}

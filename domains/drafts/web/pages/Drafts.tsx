/** `/drafts`: the drafts that the person may read, and the way to a new one. */
import {
  Button,
  Empty,
  Page,
  PageHead,
  Pager,
  PlainLink,
  SearchField,
  useLock,
  useScreenKeys,
  useTitle,
} from '@mizan/platform/ui'
import { Found, RowsWaiting } from '@mizan/platform/ui/lists'
import { IconFileSearch, IconPlus, IconTemplate } from '@tabler/icons-react'
import { keepPreviousData } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { type DraftsAddress, templatesAddress } from '../address.ts'
import { useCall } from '../data.ts'
import { DraftRows } from '../list/DraftRows.tsx'
import classes from '../list/list.module.css'
import { NewDraft } from '../new/NewDraft.tsx'
import { useText } from '../text.ts'
import { Gate } from './Gate.tsx'

const route = getRouteApi('/drafts')
const pageSize = 20

export function Drafts() {
  useTitle(useText()('title'))
  return (
    <Gate>
      <Screen />
    </Gate>
  )
}

function Screen() {
  const t = useText()
  const lock = useLock()
  const address = route.useSearch()
  const navigate = route.useNavigate()
  const change = (next: Partial<DraftsAddress>) =>
    void navigate({ search: (before) => ({ ...before, ...next }), replace: true })
  const open = () => change({ new: true })
  useScreenKeys({ c: lock.disabled ? undefined : open })
  const { case: caseId, query = '', page = 0 } = address
  const found = useCall(
    'drafts.list',
    { query: { query, pageIndex: page, pageSize, ...(caseId && { caseId }) } },
    { placeholderData: keepPreviousData },
  )
  return (
    <Page>
      <PageHead
        title={t('title')}
        tools={
          <>
            <Button
              variant="default"
              px="sm"
              leftSection={<IconTemplate size={16} stroke={1.7} aria-hidden />}
              renderRoot={(props) => <PlainLink {...props} href={templatesAddress()} />}
            >
              {t('templates.title')}
            </Button>
            <Button
              variant="default"
              px="sm"
              leftSection={<IconFileSearch size={16} stroke={1.7} aria-hidden />}
              renderRoot={(props) => <PlainLink {...props} href="/auditor" />}
            >
              {t('audit.title')}
            </Button>
          </>
        }
        action={
          <Button leftSection={<IconPlus size={16} stroke={2} aria-hidden />} onClick={open} {...lock}>
            {t('new.open')}
          </Button>
        }
      />
      <div className={classes.tools}>
        <SearchField
          name="drafts"
          label={t('list.search')}
          placeholder={t('list.search')}
          query={query}
          onChange={(next) => change({ query: next || undefined, page: undefined })}
        />
        {caseId && (
          <Button variant="subtle" onClick={() => change({ case: undefined, page: undefined })}>
            {t('list.allCases')}
          </Button>
        )}
      </div>
      <Found found={found} failed={t('list.failed')} waiting={<RowsWaiting rows={6} />}>
        {({ items, total }) => (
          <>
            {items.length === 0 ? (
              <Nothing query={query} onClear={() => change({ query: undefined })} onNew={open} />
            ) : (
              <DraftRows items={items} isBusy={found.isPlaceholderData} />
            )}
            <Pager
              label={t('list.pager')}
              index={page}
              pages={Math.ceil(total / pageSize)}
              onChange={(next) => change({ page: next || undefined })}
            />
          </>
        )}
      </Found>
      {address.new && (
        <NewDraft
          caseId={caseId}
          ask={address.ask}
          onClose={() => change({ new: undefined, ask: undefined })}
        />
      )}
    </Page>
  )
}

interface NothingProps {
  query: string
  onClear: () => void
  onNew: () => void
}

function Nothing({ query, onClear, onNew }: NothingProps) {
  const t = useText()
  const lock = useLock()
  if (query !== '')
    return (
      <Empty
        title={t('list.noneFound')}
        action={
          <Button variant="subtle" onClick={onClear}>
            {t('list.clear')}
          </Button>
        }
      />
    )
  return (
    <Empty
      title={t('list.empty')}
      action={
        <Button variant="default" onClick={onNew} {...lock}>
          {t('new.open')}
        </Button>
      }
    >
      {t('list.emptyBody')}
    </Empty>
  )
}

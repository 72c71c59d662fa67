/** Views of the list: two that everybody has, and those that a person has saved. */
import { addDays, dayInTurkey, weekdayOf } from '@mizan/platform/calendar'
import { Button, IconButton, notify, PlainLink, useAccount, writeAddress } from '@mizan/platform/ui'
import { PanelButton } from '@mizan/platform/ui/composite'
import { FormActions, FormBody, type Problems, TextField, useForm } from '@mizan/platform/ui/forms'
import { IconX } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { longestTitle } from '../../data/limits.ts'
import type { View } from '../../schemas.ts'
import { useCall, useSend } from '../data.ts'
import { useText } from '../text.ts'
import { isFiltered, type ListAddress, type ViewMode } from './address.ts'
import classes from './filters.module.css'

const searchOf = ({ layout, page, peek, ...address }: ListAddress): string => writeAddress(address)

/** From Monday to Sunday. */
function weekOf(today: string): Pick<ListAddress, 'deadlineFrom' | 'deadlineTo'> {
  const monday = addDays(today, 1 - weekdayOf(today))
  return { deadlineFrom: monday, deadlineTo: addDays(monday, 6) }
}

export function Views({ address, mode }: { address: ListAddress; mode: ViewMode }) {
  const t = useText()
  const { account } = useAccount()
  const { data } = useCall('cases.views', {}, { staleTime: 60_000 })
  const now = searchOf(address)
  const mine: ListAddress = { state: ['open'], ...(account && { assigneeId: account.id }) }
  const week = weekOf(dayInTurkey(new Date()))
  const builtIn = [
    [t('views.all'), ''],
    [t('views.mine'), searchOf(mine)],
    [t('views.week'), searchOf(week)],
  ] as const
  const saved = data?.items ?? []
  const isKnown = [...builtIn.map(([, search]) => search), ...saved.map(({ search }) => search)].includes(now)
  return (
    <nav className={classes.views} aria-label={t('views.label')}>
      {builtIn.map(([name, search]) => (
        <span key={name} className={classes.view}>
          <ViewLink name={name} search={search} now={now} mode={mode} />
        </span>
      ))}
      {saved.map((view) => (
        <Saved key={view.viewId} view={view} now={now} mode={mode} />
      ))}
      {isFiltered(address) && !isKnown && <SaveView search={now} />}
    </nav>
  )
}

interface LinkProps {
  name: string
  search: string
  now: string
  /** It stays as it is. */
  mode: ViewMode
}

const ViewLink = ({ name, search, now, mode }: LinkProps) => (
  <PlainLink
    href={`/case-management${search}${search ? '&' : '?'}layout=${mode}`}
    aria-current={search === now ? 'page' : undefined}
  >
    {name}
  </PlainLink>
)

/** Views belong to one person: nobody else is told, so their rows renew nothing. */
function useRenewal(): () => void {
  const cache = useQueryClient()
  return () => void cache.invalidateQueries({ queryKey: ['cases.views'] })
}

function Saved({ view: { viewId, name, search }, now, mode }: { view: View; now: string; mode: ViewMode }) {
  const t = useText()
  const renew = useRenewal()
  const save = useSend('cases.saveView', renew)
  const remove = useSend('cases.deleteView', () => {
    renew()
    notify('info', t('views.deleted', { name }), {
      action: { label: t('undo'), undoes: true, run: () => save.mutate({ body: { name, search } }) },
    })
  })
  return (
    <span className={classes.view}>
      <ViewLink name={name} search={search} now={now} mode={mode} />
      <IconButton
        icon={IconX}
        label={t('views.delete', { name })}
        onClick={() => remove.mutate({ body: { viewId } })}
      />
    </span>
  )
}

const SaveView = ({ search }: { search: string }) => {
  const t = useText()
  return (
    <PanelButton label={t('views.save')} face={t('views.save')} bare>
      {(close) => <SaveForm search={search} onDone={close} />}
    </PanelButton>
  )
}

function SaveForm({ search, onDone }: { search: string; onDone: () => void }) {
  const t = useText()
  const renew = useRenewal()
  const save = useSend('cases.saveView', ({ name }) => {
    renew()
    notify('success', t('views.saved', { name }))
    onDone()
  })
  const form = useForm({
    initial: { name: '' },
    check: ({ name }): Problems<{ name: string }> => (name.trim() ? {} : { name: t('views.nameless') }),
    submit: async ({ name }) => {
      await save.mutateAsync({ body: { name, search } })
    },
  })
  return (
    <FormBody form={form}>
      <TextField
        label={t('views.name')}
        autoFocus
        maxLength={longestTitle}
        autoComplete="off"
        {...form.field('name')}
      />
      <FormActions>
        <Button type="submit" loading={form.busy}>
          {t('views.keep')}
        </Button>
      </FormActions>
    </FormBody>
  )
}

/** `/drafts/templates`: the templates that the office has written itself. */
import {
  Button,
  Empty,
  Failure,
  Page,
  PageHead,
  PlainLink,
  useLock,
  useTitle,
  Waiting,
} from '@mizan/platform/ui'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import type { TemplateHead } from '../../schemas.ts'
import { draftsAddress, templateAddress } from '../address.ts'
import { useCall } from '../data.ts'
import classes from '../list/list.module.css'
import { Gate } from '../pages/Gate.tsx'
import { useText } from '../text.ts'
import { NewTemplate } from './NewTemplate.tsx'

export function Templates() {
  useTitle(useText()('templates.title'))
  return (
    <Gate>
      <Screen />
    </Gate>
  )
}

function Screen() {
  const t = useText()
  const lock = useLock()
  const [isNew, setNew] = useState(false)
  const { data, error, refetch } = useCall('templates.list', {})
  const own = data?.items.filter(({ isOwn }) => isOwn) ?? []
  const create = data?.mayWrite && (
    <Button
      leftSection={<IconPlus size={16} stroke={2} aria-hidden />}
      onClick={() => setNew(true)}
      {...lock}
    >
      {t('templates.new')}
    </Button>
  )
  return (
    <Page>
      <PageHead
        back={{ href: draftsAddress(), label: t('title') }}
        title={t('templates.title')}
        action={own.length > 0 && create}
      />
      {error && <Failure error={error} onRetry={refetch} />}
      {!data && !error && <Waiting height={240} />}
      {data && own.length === 0 && (
        <Empty title={t('templates.empty')} action={create}>
          {data.mayWrite ? t('templates.emptyBody') : t('templates.emptyReader')}
        </Empty>
      )}
      {own.length > 0 && <Rows items={own} />}
      {isNew && data && <NewTemplate items={data.items} onClose={() => setNew(false)} />}
    </Page>
  )
}

function Rows({ items }: { items: readonly TemplateHead[] }) {
  const t = useText()
  return (
    <ul className={classes.list} aria-label={t('templates.title')}>
      {items.map(({ templateId, title, kind, purpose, fields }) => (
        <li key={templateId}>
          <PlainLink href={templateAddress(templateId)} className={classes.row}>
            <span className={classes.title} lang="tr">
              {title}
            </span>
            <span className={classes.facts}>
              {purpose && <span lang="tr">{purpose}</span>}
              <span>{t(`kind.${kind}`)}</span>
              <span>{t('templates.fieldCount', { count: fields.length })}</span>
            </span>
          </PlainLink>
        </li>
      ))}
    </ul>
  )
}

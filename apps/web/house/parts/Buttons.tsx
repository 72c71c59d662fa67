import { Button, IconButton, Pager, Segmented, TabBar } from '@mizan/platform/ui'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import classes from '../house.module.css'
import { useText } from '../text.ts'

const variants = ['filled', 'default', 'outline', 'subtle'] as const

export function Buttons() {
  const t = useText()
  const [sort, setSort] = useState('near')
  const [page, setPage] = useState(0)
  return (
    <>
      <div className={classes.row}>
        {variants.map((variant) => (
          <Button key={variant} variant={variant}>
            {t('save')}
          </Button>
        ))}
        <Button leftSection={<IconPlus size={16} aria-hidden />}>{t('newCase')}</Button>
        <Button loading>{t('loading')}</Button>
        <Button disabled>{t('disabled')}</Button>
        <Button color="var(--bad)">{t('remove')}</Button>
        <IconButton icon={IconTrash} label={t('remove')} />
        <IconButton icon={IconTrash} label={t('disabled')} disabled />
      </div>
      <div className={classes.row}>
        <Button variant="default">{t('long')}</Button>
      </div>
      <div className={classes.row}>
        <Segmented
          label={t('sort.label')}
          value={sort}
          onChange={setSort}
          options={[
            { value: 'near', label: t('sort.near') },
            { value: 'new', label: t('sort.new') },
          ]}
        />
        <Pager label={t('pages')} index={page} pages={7} onChange={setPage} />
      </div>
      <TabBar
        label={t('tabs')}
        tabs={[
          { href: '/dev/house', label: t('tab.summary'), current: true },
          { href: '/dev/house?tab=tasks', label: t('tab.tasks'), current: false },
        ]}
      />
    </>
  )
}

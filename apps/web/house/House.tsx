/** A page of every control, notice and state of the product, to look at and try in both languages. */
import { Button, Page, PageHead, useTitle } from '@mizan/platform/ui'
import { StatusChip } from '@mizan/platform/ui/chips'
import type { ReactNode } from 'react'
import classes from './house.module.css'
import { Buttons } from './parts/Buttons.tsx'
import { Composite } from './parts/Composite.tsx'
import { Dialogs } from './parts/Dialogs.tsx'
import { Fields } from './parts/Fields.tsx'
import { Notices } from './parts/Notices.tsx'
import { States } from './parts/States.tsx'
import { useText } from './text.ts'

export function House() {
  const t = useText()
  useTitle(t('title'))
  return (
    <Page width="form">
      <PageHead
        back={{ href: '#', label: t('cases') }}
        title={t('title')}
        count={7}
        beside={<StatusChip shape="●" label={t('state.open')} />}
        tools={<Button variant="default">{t('menu.export')}</Button>}
        action={<Button>{t('newCase')}</Button>}
        line={<p>{t('long')}</p>}
      />
      <Section title={t('section.buttons')}>
        <Buttons />
      </Section>
      <Section title={t('section.fields')}>
        <Fields />
      </Section>
      <Section title={t('section.composite')}>
        <Composite />
      </Section>
      <Section title={t('section.dialogs')}>
        <Dialogs />
      </Section>
      <Section title={t('section.notices')}>
        <Notices />
      </Section>
      <Section title={t('section.states')}>
        <States />
      </Section>
    </Page>
  )
}

const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={classes.section} aria-label={title}>
    <h2>{title}</h2>
    {children}
  </section>
)

/** Shown before a form until the account is loaded that fills it in; anything typed meanwhile would be lost. */
import { Page, PageHeadWaiting, Waiting } from '@mizan/platform/ui'
import classes from './contact.module.css'

export const FormWaiting = () => (
  <Page>
    <PageHeadWaiting />
    <div className={classes.letter} aria-busy>
      <Waiting height={24} below={16} />
      <Waiting height={60} below={16} />
      <Waiting height={60} below={16} />
      <Waiting height={60} below={16} />
      <Waiting height={160} />
    </div>
  </Page>
)

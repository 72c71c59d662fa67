/** The question about cookies at the foot of the page, until it is answered. */
import { Button } from '@mantine/core'
import { useState } from 'react'
import classes from './CookieBanner.module.css'
import { type Consent, consentCookie, isNativeWebView, readConsent } from './consent.ts'
import { useConsentText } from './text.ts'

const isAsked = () =>
  readConsent(document.cookie) === undefined &&
  !isNativeWebView({ userAgent: navigator.userAgent, hasBridge: 'ReactNativeWebView' in window })

export function CookieBanner() {
  const t = useConsentText()
  const [open, setOpen] = useState(isAsked)
  if (!open) return null
  const answer = (consent: Consent) => {
    // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser
    document.cookie = consentCookie(consent, location.protocol === 'https:')
    setOpen(false)
  }
  return (
    <section className={classes.banner} aria-label={t('label')}>
      <p>
        {t('body')} <a href="/privacy-policy">{t('more')}</a>
      </p>
      <div className={classes.actions}>
        <Button variant="default" onClick={() => answer('declined')}>
          {t('decline')}
        </Button>
        <Button onClick={() => answer('accepted')}>{t('accept')}</Button>
      </div>
    </section>
  )
}

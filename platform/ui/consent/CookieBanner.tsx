/** The question about cookies at the bottom of the page, until it is answered. */

import { useState } from 'react'
import { Button } from '../controls/Button.tsx'
import { useDocked } from '../docked.ts'
import { useLanguage } from '../language.tsx'
import classes from './CookieBanner.module.css'
import { answered, type Consent, consentCookie, isNativeWebView, readConsent } from './consent.ts'
import { useConsentText } from './text.ts'

const now = () => Math.floor(Date.now() / 1000)

function keep(kept: ReturnType<typeof answered>): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser
  document.cookie = consentCookie(kept, now(), location.protocol === 'https:')
}

function isAsked(): boolean {
  const kept = readConsent(document.cookie, now())
  if (kept) keep(kept)
  const hasBridge = 'ReactNativeWebView' in window
  return !kept && !isNativeWebView({ userAgent: navigator.userAgent, hasBridge })
}

export function CookieBanner() {
  const [open, setOpen] = useState(isAsked)
  if (!open) return null
  return <Question onAnswered={() => setOpen(false)} />
}

function Question({ onAnswered }: { onAnswered: () => void }) {
  const t = useConsentText()
  const language = useLanguage()
  const banner = useDocked('--question')
  const answer = (consent: Consent) => {
    keep(answered(consent, now()))
    onAnswered()
  }
  // Both answers look alike: consent is valid only if refusing is as easy as agreeing.
  return (
    <section ref={banner} className={classes.banner} aria-label={t('label')}>
      <p>
        {t('body')} <a href={language === 'en' ? '/en/privacy-policy' : '/privacy-policy'}>{t('more')}</a>
      </p>
      <div className={classes.actions}>
        <Button variant="default" onClick={() => answer('declined')}>
          {t('decline')}
        </Button>
        <Button variant="default" onClick={() => answer('accepted')}>
          {t('accept')}
        </Button>
      </div>
    </section>
  )
}

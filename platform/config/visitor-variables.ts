/** Environment variables that limit visitors without an account. */
import { z } from 'zod'
import { address, variable } from './variable.ts'

export const visitorVariables = {
  humanCheck: variable({
    env: 'HUMAN_CHECK',
    meaning:
      'How visitors show that they are no machines: by a proof of work in their own browser, or by the service hCaptcha',
    default: 'altcha',
    expected: 'altcha or hcaptcha',
    schema: z.enum(['altcha', 'hcaptcha']),
  }),
  hcaptchaSiteKey: variable({
    env: 'HCAPTCHA_SITE_KEY',
    meaning: 'Site key of hCaptcha, for `HUMAN_CHECK=hcaptcha`',
    expected: 'the site key that hCaptcha shows',
    needs: ['HCAPTCHA_SECRET'],
    schema: z.string().min(1).max(200).optional(),
  }),
  hcaptchaSecret: variable({
    env: 'HCAPTCHA_SECRET',
    meaning: 'Secret of hCaptcha',
    expected: 'the secret that hCaptcha shows',
    needs: ['HCAPTCHA_SITE_KEY'],
    schema: z.string().min(1).max(200).optional(),
    secret: true,
  }),
  hcaptchaUrl: variable({
    env: 'HCAPTCHA_URL',
    meaning: 'Address of the hCaptcha service',
    default: 'https://api.hcaptcha.com',
    expected: 'an address such as https://api.hcaptcha.com',
    schema: address('http:', 'https:').transform((url) => url.replace(/\/+$/, '')),
  }),
  demoKey: variable({
    env: 'DEMO_KEY',
    meaning: 'Key in the addresses of the demo; without it the demo is closed',
    expected: '16 to 200 letters, digits, hyphens or underscores',
    schema: z
      .string()
      .regex(/^[\w-]{16,200}$/)
      .optional(),
    secret: true,
  }),
}

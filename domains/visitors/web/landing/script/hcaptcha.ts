/** The human check of hCaptcha, for installations that have chosen it: its script is loaded when a visitor asks. */
import { CallError } from './calls.ts'

interface Hcaptcha {
  render: (place: HTMLElement, options: object) => string
  execute: (id: string, options: { async: true }) => Promise<{ response: string }>
}

const address = 'https://js.hcaptcha.com/1/api.js?render=explicit'

function loaded(): Promise<Hcaptcha> {
  const found = (window as { hcaptcha?: Hcaptcha }).hcaptcha
  if (found) return Promise.resolve(found)
  return new Promise((resolve, reject) => {
    const script = Object.assign(document.createElement('script'), { src: address, async: true })
    script.onload = () => resolve((window as { hcaptcha?: Hcaptcha }).hcaptcha as Hcaptcha)
    script.onerror = () => reject(new CallError('network', ''))
    document.head.append(script)
  })
}

export async function throughHcaptcha(sitekey: string): Promise<string> {
  const hcaptcha = await loaded()
  const place = document.body.appendChild(document.createElement('div'))
  const id = hcaptcha.render(place, { sitekey, size: 'invisible' })
  const { response } = await hcaptcha.execute(id, { async: true })
  return response
}

/**
 * Tests of the permissions and the content of the extension: no more than it needs, and nothing that is loaded later.
 */
import assert from 'node:assert/strict'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { buildExtension } from './build.ts'

let out: string
before(async () => {
  out = await mkdtemp(join(tmpdir(), 'mizan-extension-'))
  await buildExtension({
    out,
    mizan: 'https://mizan.example',
    portal: 'https://avukat.uyap.gov.tr',
    pace: 400,
  })
})
after(() => rm(out, { recursive: true, force: true }))

const manifestOf = async (browser: string) =>
  JSON.parse(await readFile(join(out, browser, 'manifest.json'), 'utf8'))

test('it asks for the portal, for Mizan and for a place to keep its progress', async () => {
  for (const browser of ['chromium', 'firefox']) {
    const manifest = await manifestOf(browser)
    assert.equal(manifest.manifest_version, 3)
    assert.deepEqual(manifest.permissions, ['storage'])
    assert.deepEqual(manifest.host_permissions, ['https://mizan.example/*'])
    assert.deepEqual(manifest.content_scripts[0].matches, ['https://avukat.uyap.gov.tr/*'])
    assert.match(manifest.content_security_policy.extension_pages, /^script-src 'self';/)
  }
  assert.deepEqual((await manifestOf('chromium')).background, { service_worker: 'background.js' })
  const { background, browser_specific_settings: settings } = await manifestOf('firefox')
  assert.deepEqual(background, { scripts: ['background.js'] })
  assert.deepEqual(settings.gecko.data_collection_permissions.required, [
    'authenticationInfo',
    'personallyIdentifyingInfo',
    'websiteContent',
  ])
})

test('each script is one file that loads no code and reads neither cookies nor what is typed in the portal', async () => {
  const files = await readdir(join(out, 'chromium'))
  assert.deepEqual(files.filter((name) => name.endsWith('.js')).sort(), [
    'background.js',
    'popup.js',
    'portal.js',
  ])
  for (const name of ['background.js', 'popup.js', 'portal.js']) {
    const text = await readFile(join(out, 'chromium', name), 'utf8')
    assert.doesNotMatch(text, /document\.cookie|importScripts|\beval\(|new Function|chrome\.cookies/, name)
  }
  const portal = await readFile(join(out, 'chromium', 'portal.js'), 'utf8')
  assert.doesNotMatch(portal, /password|parola|\bpin\b|querySelector|accessToken|refreshToken/i)
})

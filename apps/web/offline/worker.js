/**
 * The service worker of `/calculators`: keeps the page, its scripts, styles and typefaces, so that calculators open
 * without a network. It keeps no answer of the server. The build puts `version` and `files` before this text.
 */
/* global version, files */
const prefix = 'calculators-'
const name = prefix + version

const keepAll = async () => {
  const cache = await caches.open(name)
  await cache.addAll(files)
  await self.skipWaiting()
}

const dropFormer = async () => {
  const names = await caches.keys()
  const former = names.filter((one) => one.startsWith(prefix) && one !== name)
  await Promise.all(former.map((one) => caches.delete(one)))
  await self.clients.claim()
}

const kept = async (path) => (await caches.open(name)).match(path)

/** The newest page, or the kept one while the server cannot be reached. */
const page = (request) => fetch(request).catch(async () => (await kept('/calculators')) ?? Response.error())

/** Names of files carry a hash of their content, so a kept one never grows old. */
const file = async (request, path) => (await kept(path)) ?? fetch(request)

self.addEventListener('install', (event) => event.waitUntil(keepAll()))
self.addEventListener('activate', (event) => event.waitUntil(dropFormer()))
self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  if (request.mode === 'navigate') event.respondWith(page(request))
  else if (files.includes(pathname)) event.respondWith(file(request, pathname))
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { selfContained } from './follow-up.ts'

const earlier = ['Mirasın reddi nasıl yapılır?']

test('a follow-up takes its subject from the question before it', () => {
  const { text, isFollowUp } = selfContained('peki süresi ne kadar?', earlier, 'turkey')
  assert.ok(isFollowUp)
  assert.equal(text, 'Mirasın reddi süresi ne kadar?')
})

test('a pronoun is replaced by the thing that it refers to', () => {
  assert.equal(selfContained('bunun süresi kaç ay?', earlier, 'turkey').text, 'Mirasın reddi süresi kaç ay?')
})

test('a follow-up of a follow-up takes the subject of both', () => {
  const { text } = selfContained('ya bunun şekli?', [...earlier, 'peki süresi ne kadar?'], 'turkey')
  assert.match(text, /Mirasın reddi/)
})

test('a follow-up takes only the first words of a long story', () => {
  const story = [...'abcdefghijklmnop'].map((letter) => `kiracı${letter}`).join(' ')
  const { text } = selfContained('peki süresi ne kadar?', [story], 'turkey')
  assert.match(text, /^kiracıa .*kiracıl süresi/)
  assert.doesNotMatch(text, /kiracım/)
})

test('a follow-up that begins with an opening word may have a few more words of its own', () => {
  const { text, isFollowUp } = selfContained(
    'peki 1 yıl dolmadan açılırsa?',
    ['Anlaşmalı boşanma şartları'],
    'turkey',
  )
  assert.ok(isFollowUp)
  assert.match(text, /boşanma.*dolmadan/)
})

test('"ya KKTC\'de?" asks the same of the other country', () => {
  const { text, country } = selfContained("ya KKTC'de?", ['Evlenme yaşı kaçtır?'], 'turkey')
  assert.equal(country, 'kktc')
  assert.equal(text, 'Evlenme yaşı kaçtır?')
})

test('a question about a court or a time that names no subject is about the subject before it', () => {
  const { text, isFollowUp } = selfContained('hangi mahkeme bakar', ['kira tespit davası'], 'turkey')
  assert.ok(isFollowUp)
  assert.equal(text, 'kira tespit davası hangi mahkeme bakar')
  assert.equal(selfContained('istinaf süresi', ['kira tespit davası'], 'turkey').isFollowUp, false)
})

test('a question that is complete by itself is not changed', () => {
  const message = 'İşe iade davası için arabulucuya ne kadar sürede başvurmak gerekir?'
  assert.deepEqual(selfContained(message, earlier, 'turkey'), {
    text: message,
    country: 'turkey',
    isFollowUp: false,
  })
})

test('the first question of a conversation is no follow-up', () => {
  assert.equal(selfContained('peki süresi ne kadar?', [], 'turkey').isFollowUp, false)
})

test('a message that names both countries asks for both', () => {
  const message = "Evlenme yaşı Türkiye'de ve KKTC'de kaçtır?"
  assert.equal(selfContained(message, [], 'turkey').country, 'both')
  assert.equal(selfContained('Türkiye’de evlenme yaşı kaçtır?', [], 'kktc').country, 'turkey')
  assert.equal(selfContained("KKTC'de evlenme yaşı kaçtır?", [], 'both').country, 'both')
})

import type { User } from '@cromia/domain/accounts/login';
import { UI_LANGUAGES } from '@cromia/domain/languages';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { aUser } from '../../../test/builders/user';
import { inspect } from '../../../test/inspect';
import { openPage } from '../../../test/open-page';
import { listTutorials, TUTORIAL_STEPS } from './tutorials';

const tutorials = () => page.getByRole('heading', { level: 2 }).getByRole('button');

function findVideo(): HTMLVideoElement {
  const video = document.querySelector('video');
  if (video === null) throw new Error('The page has no video');
  return video;
}

test('a visitor sees one tutorial and a notice that users see more', async () => {
  await openPage('/faq', { language: 'de', viewport: 'phone' });
  await expect.poll(() => tutorials().elements()).toHaveLength(1);
  await expect.element(page.getByText('Weitere Anleitungen stehen nach der Anmeldung bereit.')).toBeVisible();
  await inspect();
});

test.each<[string, User, number]>([
  ['a private user', aUser({ role: 'USER', type: 'P', customerCode: null }), 3],
  ['a customer', aUser(), 6],
])('%s sees the tutorials for their role', async (_who, viewer, count) => {
  await openPage('/faq', { viewer });
  await expect.poll(() => tutorials().elements()).toHaveLength(count);
});

test('a tutorial has a video, captions in every language and written steps', async () => {
  const { words, place } = await openPage('/faq');
  await tutorials().first().click();
  await expect.poll(place).toBe('/faq?open=registration');
  await expect.element(page.getByLabelText('Video: Registrazione')).toBeVisible();
  const tracks = [...findVideo().querySelectorAll('track')];
  expect(tracks.map(({ srclang }) => srclang)).toEqual([...UI_LANGUAGES]);
  expect(tracks.filter((track) => track.default).map(({ srclang }) => srclang)).toEqual(['it']);
  for (const step of TUTORIAL_STEPS)
    await expect.element(page.getByText(words(`help:tutorials.registration.steps.${step}`))).toBeVisible();
  await inspect();
});

/** Expects that a tutorial has its video and all captions, and that the browser can play the video. */
async function expectToPlay(name: string): Promise<void> {
  await openPage(`/faq?open=${name}`, { viewer: aUser() });
  await expect.poll(() => document.querySelector('video')).not.toBeNull();
  const video = findVideo();
  for (const { src } of video.querySelectorAll('track')) {
    const captions = await (await fetch(src)).text();
    expect(captions, src).toMatch(/^WEBVTT/);
  }
  const duration = await new Promise<number>((resolve, reject) => {
    video.addEventListener('loadedmetadata', () => resolve(video.duration));
    video
      .querySelector('source')
      ?.addEventListener('error', () => reject(new Error(`${name} cannot be played`)));
    video.preload = 'metadata';
    video.load();
  });
  expect(duration).toBeGreaterThan(10);
}

const [first = '', ...others] = listTutorials(aUser());

test('a tutorial plays', () => expectToPlay(first));

test.each(others)('the tutorial %s plays', { tags: ['full'] }, expectToPlay);

import axe from 'axe-core';
import { expect } from 'vitest';

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'];

/** What still moves or fades, and will end. */
function passingAnimations(): Animation[] {
  return document
    .getAnimations()
    .filter(
      ({ effect, playState }) =>
        playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime),
    );
}

/** Waits until nothing moves or fades any more: half-way colours cannot be judged. */
async function untilItRests(): Promise<void> {
  // An inherited colour begins to fade only when that of its parent has changed.
  for (let passing = passingAnimations(); passing.length > 0; passing = passingAnimations())
    await Promise.allSettled(passing.map(({ finished }) => finished));
}

/** What sticks out of the page to the right. */
function overhanging(): string[] {
  const html = document.documentElement;
  if (html.scrollWidth <= html.clientWidth) return [];
  return [...document.querySelectorAll('body *')]
    .filter((box) => box.getBoundingClientRect().right > html.clientWidth + 0.5)
    .map((box) => `<${box.tagName} class="${box.className}"> ${(box.textContent ?? '').slice(0, 40)}`)
    .slice(0, 12);
}

/** Fails when the page as it stands breaks a rule of WCAG 2.2 AA or sticks out of its window sideways. */
export async function inspect(): Promise<void> {
  await untilItRests();
  expect(overhanging(), 'fits its window').toEqual([]);
  scrollTo({ top: 0, behavior: 'instant' });
  const { violations } = await axe.run(document, {
    runOnly: { type: 'tag', values: WCAG },
    resultTypes: ['violations'],
  });
  const serious = violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, help, nodes }) => ({
      id,
      help,
      nodes: nodes.map(({ html, failureSummary }) => `${html.slice(0, 300)} ${failureSummary ?? ''}`),
    }));
  expect(serious, 'axe').toEqual([]);
}

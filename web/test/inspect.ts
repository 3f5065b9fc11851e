import axe from 'axe-core';
import { expect } from 'vitest';

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'];

/** Animations that are running and finite. */
function listRunningAnimations(): Animation[] {
  return document
    .getAnimations()
    .filter(
      ({ effect, playState }) =>
        playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime),
    );
}

/** Waits until all animations have ended: contrast cannot be checked during a transition. */
async function waitForAnimations(): Promise<void> {
  // A transition begins with the frame after the change that causes it.
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  // The transition of an inherited colour starts only after the parent's colour has changed.
  for (let animations = listRunningAnimations(); animations.length > 0; animations = listRunningAnimations())
    await Promise.allSettled(animations.map(({ finished }) => finished));
}

/** Elements that overflow the window on the right. */
function findOverflowingElements(): string[] {
  const html = document.documentElement;
  if (html.scrollWidth <= html.clientWidth) return [];
  return [...document.querySelectorAll('body *')]
    .filter((box) => box.getBoundingClientRect().right > html.clientWidth + 0.5)
    .map((box) => `<${box.tagName} class="${box.className}"> ${(box.textContent ?? '').slice(0, 40)}`)
    .slice(0, 12);
}

/** Fails when axe finds a serious or critical violation of WCAG 2.2 AA, or the page is wider than its window. */
export async function inspect(): Promise<void> {
  await waitForAnimations();
  expect(findOverflowingElements(), 'elements that overflow the viewport').toEqual([]);
  scrollTo({ top: 0, behavior: 'instant' });
  const unfixed = document.head.appendChild(document.createElement('style'));
  // What lies below a bar at the bottom edge at this scroll position can be scrolled into view.
  unfixed.textContent = '[data-phone-bar], [data-bottom-bar] { position: static !important; }';
  const { violations } = await axe.run(document, {
    runOnly: { type: 'tag', values: WCAG },
    resultTypes: ['violations'],
  });
  unfixed.remove();
  const serious = violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, help, nodes }) => ({
      id,
      help,
      nodes: nodes.map(({ html, failureSummary }) => `${html.slice(0, 300)} ${failureSummary ?? ''}`),
    }));
  expect(serious, 'axe').toEqual([]);
}

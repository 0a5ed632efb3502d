// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { createElement } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ErrorScreen } from '../../src/app/ErrorScreen';

function Broken({ thrown }: Readonly<{ thrown: unknown }>): never {
  throw thrown;
}

function show(thrown: unknown): void {
  const element = createElement(Broken, { thrown });
  const router = createMemoryRouter([{ path: '/', element, ErrorBoundary: ErrorScreen }]);
  render(createElement(RouterProvider, { router }));
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('keeps the words and the message, as text', () => {
  show(new Error('<b>tape</b> is knotted'));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
    'Unexpected Application Error!',
  );
  expect(screen.getByRole('alert').textContent).toBe('<b>tape</b> is knotted');
});

it('has a way home and a retry', () => {
  show('out of tape');
  expect(screen.getByRole('alert').textContent).toBe('out of tape');
  expect(screen.getByRole('link', { name: 'Back Home' }).getAttribute('href')).toBe('/');
  expect(screen.getByRole('button', { name: 'Retry' })).toBeTruthy();
});

import { categories } from "@portal/contract";
import { paths } from "@portal/federation";
import { changeLanguage } from "@portal/i18n";
import { fakeApi, renderScreen } from "@portal/testing";
import { act, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import remote from "../remote";

const everyCall = Object.values(categories);
const [sifa, tenzi] = categories.list.example.reply;

afterEach(() => changeLanguage("en"));

test("the list shows each category with its dates and its own Edit and Delete", async () => {
  fakeApi(...everyCall);
  await renderScreen(remote, paths.categories.list);
  const row = await screen.findByRole("row", { name: /Nyimbo za Sifa/ });
  expect(within(row).getAllByText("2 Mar 2026")).toHaveLength(2);
  expect(within(row).getByRole("link", { name: "Edit Nyimbo za Sifa" })).toHaveAttribute(
    "href",
    paths.categories.edit(1),
  );
  expect(screen.getByRole("link", { name: "+ Add Category" })).toHaveAttribute("href", paths.categories.add);
  const headings = screen.getAllByRole("columnheader").map((heading) => heading.textContent);
  expect(headings).toEqual(["#", "Category Name", "Date Created", "Date Updated", "Actions"]);
});

test("rows are numbered as they are shown, whatever the order", async () => {
  fakeApi(...everyCall);
  const { user } = await renderScreen(remote, paths.categories.list);
  await user.click(await screen.findByRole("button", { name: "Category Name" }));
  await user.click(screen.getByRole("button", { name: "Category Name" }));
  const rows = screen.getAllByRole("row").slice(1);
  expect(rows.map((row) => row.textContent?.slice(0, 7))).toEqual(["1Tenzi ", "2Nyimbo"]);
});

test("an empty list says so", async () => {
  fakeApi(...everyCall).answers(categories.list, []);
  await renderScreen(remote, paths.categories.list);
  expect(await screen.findByText("No categories found.")).toBeVisible();
});

test("a list that fails says why, and Retry reads it again", async () => {
  const api = fakeApi(...everyCall);
  api.refuses(categories.list, "internal");
  const { user } = await renderScreen(remote, paths.categories.list);
  expect(await screen.findByRole("alert")).toHaveTextContent("Failed to load data");
  api.answers(categories.list, [...categories.list.example.reply]);
  await user.click(screen.getByRole("button", { name: "Retry" }));
  expect(await screen.findByText("Nyimbo za Sifa")).toBeVisible();
});

test("a web page in the place of the list is a broken answer, not an empty list", async () => {
  fakeApi(...everyCall).sends(
    categories.list,
    () => new Response("<!doctype html><p>Welcome", { status: 200 }),
  );
  await renderScreen(remote, paths.categories.list);
  expect(await screen.findByRole("alert")).toHaveTextContent("Invalid server response");
});

test("a list inside an envelope is read", async () => {
  fakeApi(...everyCall).sends(categories.list, () => Response.json({ data: [tenzi] }));
  await renderScreen(remote, paths.categories.list);
  expect(await screen.findByText("Tenzi za Rohoni")).toBeVisible();
});

test("deleting asks first, then says that it is done and reads the list again", async () => {
  const api = fakeApi(...everyCall);
  const { user } = await renderScreen(remote, paths.categories.list);
  await user.click(await screen.findByRole("button", { name: "Delete Nyimbo za Sifa" }));
  const dialog = screen.getByRole("alertdialog", { name: "Confirm Delete" });
  expect(dialog).toHaveTextContent("Are you sure you want to delete this Category?");
  api.answers(categories.list, tenzi ? [tenzi] : []);
  await user.click(within(dialog).getByRole("button", { name: "Delete" }));
  expect(await screen.findByText("Song Category deleted successfully")).toBeVisible();
  expect(screen.queryByText("Nyimbo za Sifa")).not.toBeInTheDocument();
  expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument();
});

test("Cancel deletes nothing", async () => {
  const api = fakeApi(...everyCall);
  const { user } = await renderScreen(remote, paths.categories.list);
  await user.click(await screen.findByRole("button", { name: "Delete Nyimbo za Sifa" }));
  await user.click(screen.getByRole("button", { name: "Cancel" }));
  expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument();
  expect(api.requests.filter((request) => request.method === "DELETE")).toEqual([]);
});

test("a category that songs use stays, and the dialog says why", async () => {
  const api = fakeApi(...everyCall);
  api.refuses(categories.remove, "in_use", { message: "3 songs use this category. Move them first." });
  const { user } = await renderScreen(remote, paths.categories.list);
  await user.click(await screen.findByRole("button", { name: "Delete Nyimbo za Sifa" }));
  await user.click(screen.getByRole("button", { name: "Delete" }));
  expect(await screen.findByText("3 songs use this category. Move them first.")).toBeVisible();
  expect(screen.getByRole("cell", { name: "Nyimbo za Sifa" })).toBeInTheDocument();
});

test("adding goes back to the list, which says so", async () => {
  const api = fakeApi(...everyCall);
  const { user, address } = await renderScreen(remote, paths.categories.add);
  await user.type(screen.getByLabelText("Category Name"), "  Nyimbo za Pasaka ");
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByText("Category added successfully")).toBeVisible();
  expect(address()).toBe(paths.categories.list);
  const sent = api.requests.find((request) => request.method === "POST");
  expect(sent?.body).toEqual({ name: "Nyimbo za Pasaka" });
  expect(sent?.headers.get("idempotency-key")).toMatch(/^[0-9a-f-]{36}$/);
});

test("a category without a name is not sent, and the field says what is missing", async () => {
  const api = fakeApi(...everyCall);
  const { user } = await renderScreen(remote, paths.categories.add);
  await user.click(screen.getByRole("button", { name: "Save" }));
  const field = screen.getByLabelText("Category Name");
  await waitFor(() => expect(field).toHaveAccessibleDescription("This field is required"));
  expect(field).toHaveFocus();
  expect(api.requests).toEqual([]);
});

test("a name that is taken is said at the field, and what was typed stays", async () => {
  const api = fakeApi(...everyCall);
  const message = "There is already a category with this name.";
  api.refuses(categories.create, "conflict", { message, errors: { name: "Choose another name" } });
  const { user } = await renderScreen(remote, paths.categories.add);
  await user.type(screen.getByLabelText("Category Name"), "Nyimbo za Sifa");
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByRole("alert")).toHaveTextContent(message);
  expect(screen.getByLabelText("Category Name")).toHaveAccessibleDescription("Choose another name");
  expect(screen.getByLabelText("Category Name")).toHaveValue("Nyimbo za Sifa");
});

test("pressing Save twice sends once", async () => {
  const api = fakeApi(...everyCall);
  const release = api.holds(categories.create);
  const { user } = await renderScreen(remote, paths.categories.add);
  await user.type(screen.getByLabelText("Category Name"), "Pasaka{Enter}{Enter}");
  await user.click(screen.getByRole("button", { name: "Saving..." }));
  release();
  expect(await screen.findByText("Category added successfully")).toBeVisible();
  expect(api.requests.filter((request) => request.method === "POST")).toHaveLength(1);
});

test("editing starts from the category's name and says when it is saved", async () => {
  const api = fakeApi(...everyCall);
  const { user } = await renderScreen(remote, paths.categories.edit(sifa?.id ?? 0));
  const field = await screen.findByLabelText("Category Name");
  expect(field).toHaveValue("Nyimbo za Sifa");
  await user.clear(field);
  await user.type(field, "Nyimbo za Shukrani");
  await user.click(screen.getByRole("button", { name: "Update" }));
  expect(await screen.findByText("Category updated successfully")).toBeVisible();
  expect(api.requests.find((request) => request.method === "PUT")).toMatchObject({
    path: "/songs/categories/1",
    body: { name: "Nyimbo za Shukrani" },
  });
});

test("an id that is not in the list is not found, once the list is there", async () => {
  const api = fakeApi(...everyCall);
  const release = api.holds(categories.list);
  await renderScreen(remote, paths.categories.edit(99));
  expect(await screen.findByText("Loading categories...")).toBeVisible();
  expect(screen.queryByText("Category not found")).not.toBeInTheDocument();
  release();
  expect(await screen.findByText("Category not found")).toBeVisible();
});

test("leaving a form with changes asks first: Stay keeps them, Leave goes", async () => {
  fakeApi(...everyCall);
  const { user, address, back } = await renderScreen(remote, paths.categories.list);
  await user.click(await screen.findByRole("link", { name: "Edit Nyimbo za Sifa" }));
  await user.type(await screen.findByLabelText("Category Name"), " mpya");
  await back();
  await user.click(await screen.findByRole("button", { name: "Stay" }));
  expect(screen.getByLabelText("Category Name")).toHaveValue("Nyimbo za Sifa mpya");
  await back();
  await user.click(await screen.findByRole("button", { name: "Leave" }));
  await waitFor(() => expect(address()).toBe(paths.categories.list));
});

test("the screen speaks Swahili", async () => {
  fakeApi(...everyCall);
  await renderScreen(remote, paths.categories.list);
  await act(() => changeLanguage("sw"));
  expect(await screen.findByRole("heading", { name: "Makundi ya Nyimbo" })).toBeVisible();
  expect(await screen.findByRole("button", { name: "Futa Nyimbo za Sifa" })).toBeVisible();
});
